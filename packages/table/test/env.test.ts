import { expect, test } from 'vitest';
import { optionsFrom } from '../src/index.ts';

test('without settings: port 3000, data beside us, no proxy', () => {
  expect(optionsFrom({})).toMatchObject({
    port: 3000,
    data: 'data',
    databaseUrl: undefined,
    proxy: false,
    origins: [],
  });
});

test('settings are read, and nonsense is refused', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    TABELLA_DATA: '/srv',
    DATABASE_URL: 'postgres://x',
    TABELLA_ORIGINS: 'https://a, https://b',
  };
  expect(optionsFrom({ ...env, TABELLA_PROXY: '1' })).toMatchObject({
    port: 8080,
    host: '::1',
    data: '/srv',
    databaseUrl: 'postgres://x',
    origins: ['https://a', 'https://b'],
    proxy: true,
  });
  for (const PORT of ['http', '-1', '70000', '3.5']) expect(() => optionsFrom({ PORT })).toThrow('PORT');
});

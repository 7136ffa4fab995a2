import { expect, test } from 'vitest';
import { optionsFrom } from '../src/index.ts';

test('without settings: port 3000, data beside us, no proxy', () => {
  expect(optionsFrom({})).toMatchObject({
    port: 3000,
    data: 'data',
    databaseUrl: undefined,
    proxies: null,
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
    proxies: 1,
  });
  for (const PORT of ['http', '-1', '70000', '3.5']) expect(() => optionsFrom({ PORT })).toThrow('PORT');
});

test('V11: a proxy is a number of hops or a list of addresses and networks; nonsense is refused by its name', () => {
  const proxies = (TABELLA_PROXY: string): unknown => optionsFrom({ TABELLA_PROXY }).proxies;
  expect(proxies('')).toBeNull();
  expect(proxies('0')).toBeNull();
  expect(proxies('2')).toBe(2);
  expect(proxies('10.0.0.0/8, ::1,192.0.2.7')).toEqual(['10.0.0.0/8', '::1', '192.0.2.7']);
  for (const wrong of [
    'true',
    'yes',
    '-1',
    '1.5',
    '99',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.1,',
    'proxy.example',
    '1.2.3.4/8/9',
  ]) {
    expect(() => proxies(wrong)).toThrow('TABELLA_PROXY');
  }
});

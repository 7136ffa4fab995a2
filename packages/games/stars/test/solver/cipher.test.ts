import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cipher, canonical, checkCipher, rightLetters, sameCipher } from '../../solver/index.ts';
import { why } from '../../words/en/why.ts';
import { anyCipher, C1 } from './support.ts';

describe('what makes six letters a cipher', () => {
  test('the rulebook example is one, in any order inside its sections', () => {
    expect(checkCipher(C1)).toEqual({ ok: true, cipher: { trust: 'EHP', amplify: 'RX', suspicion: 'O' } });
    expect(checkCipher({ trust: 'HPE', amplify: 'XR', suspicion: 'O' }).ok).toBe(true);
  });

  test.each<[string, Cipher, string, string | null]>([
    ['lower case', { ...C1, trust: 'eph' }, 'letters', 'trust'],
    ['four trust letters', { ...C1, trust: 'EPHB' }, 'size', 'trust'],
    ['no suspicion letter', { ...C1, suspicion: '' }, 'size', 'suspicion'],
    ['a letter twice in a section', { ...C1, trust: 'EPP' }, 'repeat', null],
    ['a letter in two sections', { ...C1, suspicion: 'R' }, 'repeat', null],
    ['two green trust letters', { ...C1, trust: 'EAH' }, 'green', 'trust'],
    ['no green trust letter', { ...C1, trust: 'BPH' }, 'green', 'trust'],
    ['two green amplify letters', { ...C1, amplify: 'RS' }, 'green', 'amplify'],
    ['two red letters', { ...C1, suspicion: 'Z' }, 'red', null],
    ['two red letters in trust', { ...C1, trust: 'EJK', amplify: 'RB' }, 'red', null],
  ])('%s is none, and the reason says why', (_, cipher, code, section) => {
    const check = checkCipher(cipher);
    expect(check).toMatchObject({ ok: false, code, section });
    expect(check.ok ? '' : why(check)).toMatch(/^[A-Z].*\.$/);
  });

  test.each<[string, Cipher]>([
    ['Trust 2 and trust 3 are both P: there is one card of each letter.', { ...C1, trust: 'EPP' }],
    ['Amplify 1 and suspicion are both R: there is one card of each letter.', { ...C1, suspicion: 'R' }],
    ['Trust 1 and amplify 1 are both E: there is one card of each letter.', { ...C1, amplify: 'EX' }],
    ['Amplify 2 and suspicion are both red (X, Z): one is the limit.', { ...C1, suspicion: 'Z' }],
    ['Trust 2 and trust 3 are both red (J, K): one is the limit.', { trust: 'EJK', amplify: 'RB', suspicion: 'O' }],
    [
      'Trust 3, amplify 2 and suspicion are all red (K, J, Z): one is the limit.',
      { trust: 'EPK', amplify: 'RJ', suspicion: 'Z' },
    ],
  ])('R14: a refused cipher names the places: %s', (reason, cipher) => {
    const check = checkCipher(cipher);
    expect(check.ok ? '' : why(check)).toBe(reason);
  });

  test('canonical order makes equal ciphers equal data', () => {
    fc.assert(
      fc.property(anyCipher, (cipher) => {
        const turned = { ...cipher, trust: Array.from(cipher.trust).reverse().join('') };
        expect(canonical(turned)).toEqual(canonical(cipher));
        expect(sameCipher(turned, cipher)).toBe(true);
        expect(checkCipher(turned).ok).toBe(true);
      }),
    );
  });

  test('scenario 32: E in amplify is no point if E is trust; order inside a section does not matter', () => {
    expect(rightLetters({ trust: 'HPE', amplify: 'XR', suspicion: 'O' }, C1)).toBe(6);
    expect(rightLetters({ trust: 'ABC', amplify: 'ED', suspicion: 'X' }, C1)).toBe(0);
    expect(rightLetters({ trust: 'EEE', amplify: 'RR', suspicion: 'O' }, C1)).toBe(3);
  });
});

import { describe, expect, test } from 'vitest';
import { checkCipher, drawFromDeck, drawUniform, PATTERNS, priorWhole } from '../../solver/index.ts';
import { patternOf, seeded, shuffler } from './support.ts';

/** Five standard deviations of a share among so many. */
const tolerance = (share: number, draws: number) => 5 * Math.sqrt((share * (1 - share)) / draws);

describe('many ciphers', () => {
  test('scenario 16: 100,000 drawn ciphers are all ciphers', () => {
    const random = seeded(16);
    const shuffled = shuffler(random);
    for (let i = 0; i < 50_000; i += 1) {
      if (!checkCipher(drawFromDeck(shuffled()).cipher).ok) throw new Error('deck');
      if (!checkCipher(drawUniform(random)).ok) throw new Error('uniform');
    }
  });

  test('scenario 17: a million deck draws: red is in trust 59.56%, and every pattern is as likely as the prior says', () => {
    const draws = 1_000_000;
    const shuffled = shuffler(seeded(17));
    const seen = PATTERNS.map(() => 0);
    for (let i = 0; i < draws; i += 1) {
      const pattern = patternOf(drawFromDeck(shuffled()).cipher);
      seen[pattern] = (seen[pattern] ?? 0) + 1;
    }
    PATTERNS.forEach(({ ciphers, deckWeight }, pattern) => {
      const share = (ciphers * deckWeight) / priorWhole('deck');
      expect(Math.abs((seen[pattern] ?? 0) / draws - share)).toBeLessThan(tolerance(share, draws));
    });
    const inTrust = ((seen[2] ?? 0) + (seen[3] ?? 0)) / draws;
    expect(Math.abs(inTrust - 81 / 136)).toBeLessThan(0.002);
  });

  test('scenario 17: a million uniform draws: red is in trust 40.25%', () => {
    const draws = 1_000_000;
    const random = seeded(18);
    let inTrust = 0;
    for (let i = 0; i < draws; i += 1) {
      const pattern = patternOf(drawUniform(random));
      if (pattern === 2 || pattern === 3) inTrust += 1;
    }
    expect(Math.abs(inTrust / draws - 0.4025)).toBeLessThan(0.002);
  });
});

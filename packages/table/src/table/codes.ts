// Short codes: easy to read aloud, hard to misread, too many to guess.

import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
/** Tables made before codes grew keep theirs. */
const EARLIER_LENGTHS = [6, 8];
/** Codes so short are found by patience. */
const SHORT = 6;

export function freshCode(): string {
  let code = '';
  for (let i = 0; i < LENGTH; i++) code += LETTERS[randomInt(LETTERS.length)];
  return code;
}

const CODE = new RegExp(`^(?:${[LENGTH, ...EARLIER_LENGTHS].map((length) => `[${LETTERS}]{${length}}`).join('|')})$`);

/** A code as somebody typed it, or null. */
export function readCode(given: string): string | null {
  const code = given.toUpperCase();
  return CODE.test(code) ? code : null;
}

export const isShortCode = (code: string): boolean => code.length === SHORT;

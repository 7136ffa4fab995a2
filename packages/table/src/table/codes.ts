// Short codes: easy to read aloud, hard to misread, too many to guess.

import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
/** Tables made before codes grew keep theirs. */
const OLD_LENGTH = 6;

export function freshCode(): string {
  let code = '';
  for (let i = 0; i < LENGTH; i++) code += LETTERS[randomInt(LETTERS.length)];
  return code;
}

const CODE = new RegExp(`^(?:[${LETTERS}]{${LENGTH}}|[${LETTERS}]{${OLD_LENGTH}})$`);

/** A code as somebody typed it, or null. */
export function readCode(given: string): string | null {
  const code = given.toUpperCase();
  return CODE.test(code) ? code : null;
}

export const isOldCode = (code: string): boolean => code.length === OLD_LENGTH;

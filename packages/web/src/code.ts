// Codes of tables as people say and type them: eight letters and digits, shown in two halves. Old ones have six.

const CODE = /^[A-HJ-NP-Z2-9]{6}(?:[A-HJ-NP-Z2-9]{2})?$/;

/** "ab2c-d9ef", " AB2CD9EF " or a whole link, as a code; null when it is none. */
export function readCode(typed: string): string | null {
  const last = typed.trim().split('/').at(-1) ?? '';
  const code = last.replaceAll(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

export const showCode = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;
export const tablePath = (code: string): string => `/t/${code}`;

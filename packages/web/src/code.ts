// Codes of tables as people say and type them: six letters and digits, shown in two halves.

const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** "ab2-cd9", " AB2CD9 " or a whole link, as a code; null when it is none. */
export function readCode(typed: string): string | null {
  const last = typed.trim().split('/').at(-1) ?? '';
  const code = last.replaceAll(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

export const showCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
export const tablePath = (code: string): string => `/t/${code}`;

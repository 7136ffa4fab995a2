// Codes of tables as people say and type them: twelve letters and digits, shown in three parts. Older ones have six or eight.

const CODE = /^[A-HJ-NP-Z2-9]{6}(?:[A-HJ-NP-Z2-9]{2}|[A-HJ-NP-Z2-9]{6})?$/;

/** "ab2c-d9ef", " AB2CD9EF " or a whole link, as a code; null when it is none. */
export function readCode(typed: string): string | null {
  const last = typed.trim().split('/').at(-1) ?? '';
  const code = last.replaceAll(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Four characters at a time; of six, three. */
export const showCode = (code: string): string => (code.match(code.length === 6 ? /.{3}/g : /.{4}/g) ?? []).join('-');
export const tablePath = (code: string): string => `/t/${code}`;

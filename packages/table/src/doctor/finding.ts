// A finding of the doctor: one line about one setting.

export interface Finding {
  /** The setting, or what is looked at. */
  readonly of: string;
  readonly ok: boolean;
  /** How it is; if it is not ok, what to change. */
  readonly says: string;
}

export const fine = (of: string, says: string): Finding => ({ of, ok: true, says });
export const wrong = (of: string, says: string): Finding => ({ of, ok: false, says });

/** What was thrown, in a few words. */
export function why(thrown: unknown): string {
  const { code, message, errors } = thrown as { code?: string; message?: string; errors?: readonly unknown[] };
  const [first] = errors ?? [];
  if (first !== undefined) return why(first);
  return message || code || String(thrown);
}

/** What other machines are given to answer. */
export const ANSWER_MS = 5_000;

// How long ago something was, in the reader's language.

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function ago(language: string, then: number): string {
  const seconds = Math.max(0, (Date.now() - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}

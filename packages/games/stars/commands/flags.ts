// Flags and words of a tool's command line.

type Read =
  | { readonly ok: true; readonly flags: Readonly<Record<string, string>>; readonly words: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** `--name value` and `--name=value` for the known names; everything else is a word. */
export function readFlags(args: readonly string[], names: readonly string[]): Read {
  const flags: Record<string, string> = {};
  const words: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const [name = '', inline] = arg.slice(2).split('=', 2);
    const value = inline ?? args[++i];
    if (!names.includes(name)) return { ok: false, reason: `There is no option --${name.slice(0, 40)}.` };
    if (value === undefined) return { ok: false, reason: `--${name} wants a value.` };
    flags[name] = value;
  }
  return { ok: true, flags, words };
}

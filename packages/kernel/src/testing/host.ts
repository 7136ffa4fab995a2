// What the kit uses of the machine it runs on, if it is there: a console, and the environment.

interface Host {
  readonly console?: { log(line: string): void };
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

const host = globalThis as Host;

export function print(line: string): void {
  host.console?.log(line);
}

/** The version of the code: a digest of its source files, where whoever runs the tests gives one. */
export function codeVersion(): string | undefined {
  return host.process?.env?.TABELLA_CODE;
}

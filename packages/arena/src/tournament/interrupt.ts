// Ctrl-C: the first one ends a tournament with what was measured so far, the second ends the program as usual.

export interface Interrupt {
  readonly signal: AbortSignal;
  /** Stops listening. */
  done(): void;
}

export function onInterrupt(): Interrupt {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  return {
    signal: controller.signal,
    done: () => {
      process.off('SIGINT', stop);
    },
  };
}

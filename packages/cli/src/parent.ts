// The process that started us: npm hands on the signals it can catch, but may also be killed, and then says nothing.

const LOOK_MS = 500;

/** Calls when npm, if it was npm that started us, is gone; never otherwise: a shell may leave us behind on purpose. */
export function whenNpmIsGone(call: () => void): void {
  const { npm_lifecycle_event: by } = process.env;
  if (by !== 'start' && by !== 'npx') return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    call();
  }, LOOK_MS);
  looking.unref();
}

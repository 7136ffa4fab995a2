// Watching a page that moves, on a processor four times slower: the frames it draws, and how long its main thread works.

import type { CDPSession, Page } from '@playwright/test';

const SLOWER = 4;

/** What is drawn in a second while something goes on, in a page that notes its frames. */
export async function rateOf(page: Page, cdp: CDPSession, during: () => Promise<unknown>): Promise<number> {
  const times = await slowly(page, cdp, during);
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  return (times.length - 1) / seconds;
}

/** Milliseconds of the main thread for one frame; while this is recorded, fewer are drawn. */
export async function workOf(page: Page, cdp: CDPSession, during: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  let trace: Buffer | undefined;
  const times = await slowly(page, cdp, async () => {
    // As little as possible is recorded: that too is done by the thread that is watched.
    await browser?.startTracing(page, { categories: ['toplevel'] });
    await during();
    trace = await browser?.stopTracing();
  });
  return busiest(trace) / times.length;
}

/** When frames were drawn meanwhile. */
async function slowly(page: Page, cdp: CDPSession, during: () => Promise<unknown>): Promise<number[]> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = (await framesOf(page)).length;
  await during();
  const times = (await framesOf(page)).slice(before);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** From now on every page notes its frames: those before which it has moved what the selector names. */
export async function noteFrames(page: Page, selector: string): Promise<void> {
  await page.addInitScript((name) => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const ask = window.requestAnimationFrame.bind(window);
    const place = (): string | undefined => document.querySelector<HTMLElement>(name)?.style.transform;
    window.requestAnimationFrame = (call) =>
      ask((time) => {
        const before = place();
        call(time);
        if (place() !== before) times.push(time);
      });
  }, selector);
}

const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);

interface Recorded {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds on a processor. */
  readonly tdur?: number;
}

/** Milliseconds that the busiest main thread of all pages has worked. */
function busiest(trace: Buffer | undefined): number {
  const { traceEvents } = JSON.parse(trace?.toString() ?? '{}') as { readonly traceEvents: readonly Recorded[] };
  const work = new Map<string, number>();
  for (const { name, pid, tid, args } of traceEvents)
    if (name === 'thread_name' && args.name === 'CrRendererMain') work.set(`${pid} ${tid}`, 0);
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    const thread = `${pid} ${tid}`;
    const sum = work.get(thread);
    if (name === 'ThreadControllerImpl::RunTask' && sum !== undefined) work.set(thread, sum + tdur / 1000);
  }
  return Math.max(...work.values());
}

import { answerOne } from './play.ts';
import { type AnyMatch, lookFor } from './steer.ts';
import { test } from './test-server.ts';

const DIR = process.env.SHOTS ?? '/tmp/em-shots';
const at = async (kind: string, seats: number, more: (m: AnyMatch) => boolean = () => true) => {
  let found = false;
  return lookFor({
    game: 'emissary',
    seats,
    eager: 0.15,
    since: (m) => {
      const now = m.asks().some((a) => a.kind === kind && a.seat === 0) && more(m);
      if (now) found = true;
      return now;
    },
    happens: () => {
      const was = found;
      found = false;
      return was;
    },
  });
};
const late = (m: AnyMatch): boolean =>
  (m.view(0) as any).turn > 6 && (m.view(0) as any).seats[0].alive && (m.view(0) as any).seats[0].identity === 'KDR';

for (const [kind, seats] of [['accept', 5], ['accept', 9], ['send', 7], ['accept', 6], ['accept', 4]] as const) {
  test(`shot ${kind} ${seats}`, async ({ page, sitDown }, info) => {
    const line = await at(kind, seats, late);
    await sitDown('emissary', line, { bots: Array.from({ length: seats - 1 }, (_, i) => i + 1) });
    await page.waitForTimeout(1200);
    const shot = async (tag: string) => page.screenshot({ path: `${DIR}/${info.project.name}-${kind}-${seats}-${tag}.png` });
    await shot('a');
    if (info.project.name === 'phone') {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.waitForTimeout(500); await shot('land');
      await page.setViewportSize({ width: 320, height: 640 });
      await page.waitForTimeout(500); await shot('320');
    }
  });
}
const pass = async (page: any, sitDown: any, info: any, tag: string, line: any) => {
  const { pages, playOn } = await sitDown('emissary', line);
  for (const one of pages) await one.evaluate(() => sessionStorage.setItem(`emissary habits ${location.pathname}`, 'counteract:every'));
  await playOn();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${DIR}/${info.project.name}-${tag}.png` });
  return pages;
};
test('shot out', async ({ page, sitDown }, info) => {
  const line = await lookFor({ game: 'emissary', seats: 5, eager: 0.25,
    since: (m) => m.asks()[0]?.kind !== 'pick' && m.asks().every((a) => a.declared === undefined),
    happens: ({ result }, told) => result === null && told.some(({ event }) => event.kind === 'falls' && event.how === 'messages' && event.seat === 0) });
  const pages = await pass(page, sitDown, info, 'out', line);
  await pages[1].screenshot({ path: `${DIR}/${info.project.name}-out-other.png` });
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${DIR}/${info.project.name}-out-watch.png` });
});
test('shot end', async ({ page, sitDown }, info) => {
  const line = await lookFor({ game: 'emissary', seats: 5, eager: 0.3,
    since: (m) => m.asks()[0]?.kind !== 'pick' && m.asks().every((a) => a.declared === undefined),
    happens: ({ result }) => result?.reason === 'three-red' && result.winners.length > 1 });
  await pass(page, sitDown, info, 'end', line);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.waitForTimeout(1700);
  await page.screenshot({ path: `${DIR}/${info.project.name}-reveal.png` });
});
test('shot window', async ({ page, sitDown, time }, info) => {
  const line = await lookFor({ game: 'emissary', seats: 5, eager: 0.3,
    since: (m) => m.asks()[0]?.kind !== 'pick' && m.asks().every((a) => a.declared === undefined),
    happens: (m) => m.asks()[0]?.kind === 'counter' && m.asks().some((a) => a.seat === 0 && a.from.length > 1) && m.state.stack[0]?.as === 'prove' });
  await pass(page, sitDown, info, 'window', line);
});
for (const lesson of ['first', 'second']) test(`shot guide ${lesson}`, async ({ page }, info) => {
  await page.goto(`/emissary/guide#${lesson}`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${DIR}/${info.project.name}-guide-${lesson}-0.png` });
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${DIR}/${info.project.name}-guide-${lesson}-1.png` });
});

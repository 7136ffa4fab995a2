import { type AnyMatch, lookFor } from './steer.ts';
import { test } from './test-server.ts';
import { answerOne } from './play.ts';

const DIR = process.env.SHOTS ?? '/tmp/em-shots';
const at = async (kind: string, seats: number, more: (m: AnyMatch) => boolean = () => true) => {
  let found = false;
  return lookFor({
    game: 'emissary', seats, eager: 0.15,
    since: (m) => { const now = m.asks().some((a) => a.kind === kind && a.seat === 0) && more(m); if (now) found = true; return now; },
    happens: () => { const was = found; found = false; return was; },
  });
};
const late = (m: AnyMatch): boolean => (m.view(0) as any).turn > 6 && (m.view(0) as any).seats[0].alive && (m.view(0) as any).seats[0].identity === 'KDR';
for (const [kind, seats] of [['accept', 5], ['play', 5], ['send', 5], ['accept', 3], ['play', 9], ['pick', 5], ['accept', 7]] as const) {
  test(`shot ${kind} ${seats}`, async ({ page, sitDown }, info) => {
    const line = await at(kind, seats, kind === 'pick' ? () => true : late);
    await sitDown('emissary', line, { bots: Array.from({ length: seats - 1 }, (_, i) => i + 1) });
    await page.waitForTimeout(1200);
    const shot = async (tag: string) => page.screenshot({ path: `${DIR}/${info.project.name}-${kind}-${seats}-${tag}.png` });
    await shot('a');
    const card = page.locator('.em-hand-card .em-play').first();
    if (await card.isVisible()) { await card.click(); await page.waitForTimeout(300); await shot('b'); }
    if (info.project.name === 'phone') {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.waitForTimeout(500); await shot('land');
    }
    if (kind === 'pick') {
      await page.setViewportSize(info.project.name === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 });
      await answerOne(page);
      await page.waitForTimeout(1500); await shot('after');
    }
  });
}

// Recorded games of another engine, and `tabella carcassonne golden FILE`.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { goldenTool } from '../commands/golden.ts';

const recorded = fileURLToPath(new URL('data/golden.jsonl.gz', import.meta.url));
const lines = gunzipSync(readFileSync(recorded)).toString('utf8').trim().split('\n');
const folder = mkdtempSync(join(tmpdir(), 'golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Turn = Record<string, unknown>;

function fileOf(text: string): string {
  const file = join(folder, 'some.jsonl');
  writeFileSync(file, text);
  return file;
}

/** The first game with one turn changed. */
function changed(turn: number, change: (turn: Turn) => void): string {
  const game = JSON.parse(lines[0] as string) as { turns: Turn[] };
  change(game.turns[turn] as Turn);
  return JSON.stringify(game);
}

const run = (text: string) => goldenTool.run([fileOf(text)]);

describe('recorded games', () => {
  it('replay with the same spots, figures, points, scores and supplies', () => {
    expect(goldenTool.run([recorded])).toEqual({
      ok: true,
      lines: ['80 games, 6670 turns, 0 differences'],
      holds: true,
    });
  });

  it('CLI: one difference is told in the singular', () => {
    const one = run(changed(3, (turn) => Object.assign(turn, { n: 6 })));
    expect(one.ok && one.lines[0]).toBe('1 game, 71 turns, 1 difference');
  });

  it.each([
    ['a spot', 3, (turn: Turn) => (turn.opts as number[][]).pop(), 'spots'],
    ['the number of spots', 3, (turn: Turn) => Object.assign(turn, { n: 6 }), 'number of spots 6, here 5'],
    ['a figure', 3, (turn: Turn) => (turn.mo as unknown[]).pop(), 'figures'],
    ['a score', 8, (turn: Turn) => Object.assign(turn, { score: [1, 0] }), 'scores [1,0], here [0,0]'],
    ['a supply', 8, (turn: Turn) => Object.assign(turn, { hand: [7, 6] }), 'followers [7,6], here [6,6]'],
    ['a placement', 3, (turn: Turn) => Object.assign(turn, { x: 9 }), 'here it may not'],
  ])('a difference in %s is found', (_what, turn, change, told) => {
    const found = run(changed(turn, change));
    expect(found).toMatchObject({ ok: true, holds: false });
    const shown = found.ok ? found.lines : [];
    const many = Number(/(\d+) differences?$/.exec(shown[0] ?? '')?.[1]);
    expect(shown[0]).toBe(`1 game, 71 turns, ${many === 1 ? '1 difference' : `${many} differences`}`);
    expect(shown.slice(1).join('\n')).toContain(told);
  });

  it.each([
    ['[1]', 'the line is not an object'],
    ['{', 'not JSON'],
    ['{"id":"a","players":9}', 'players is not a whole number from 2 to 6'],
    [changed(0, (turn) => Object.assign(turn, { t: 'base-ZZ' })), 'turns[0].t: there is no tile "base-ZZ"'],
    [changed(0, (turn) => Object.assign(turn, { r: 4 })), 'turns[0].r is not a whole number from 0 to 3'],
    [changed(0, (turn) => Object.assign(turn, { x: 1000 })), 'turns[0].x is not a whole number from -127 to 127'],
    [changed(0, (turn) => Object.assign(turn, { mo: 7 })), 'turns[0].mo is not a list'],
    [
      changed(0, (turn) => Object.assign(turn, { log: [['eclipse', 1, 2]] })),
      'turns[0].log[0]: there is no event "eclipse" here',
    ],
    [
      changed(0, (turn) => Object.assign(turn, { act: ['catapult', 1, 2] })),
      'turns[0].act: there is no action "catapult" here',
    ],
    [changed(0, (turn) => Object.assign(turn, { g: 1, t: 'base-B' })), 'turns[0].g: this tile never has a garden'],
  ])('a malformed line is refused with its number: %s', (line, reason) => {
    const found = run(`${lines[1]}\n${line}`);
    expect(found).toMatchObject({ ok: false });
    expect(found.ok ? '' : found.reason).toContain(`line 2: ${reason}`);
  });

  it('a file that is not there, or empty, or of other sets, is refused', () => {
    expect(goldenTool.run([join(folder, 'nothing.jsonl')])).toMatchObject({ ok: false });
    expect(run('\n')).toMatchObject({ ok: false });
    expect(goldenTool.run([])).toMatchObject({ ok: false });
    const other = (lines[0] as string).replace('["base"]', '["base","catapult"]');
    expect(run(other)).toMatchObject({ ok: false, reason: expect.stringContaining('"catapult"') });
  });
});

// Check 4, secrets stay dead: a declaration that lapsed, turned into a pass, changes nothing for anybody.

import { type Answer, type Batch, PASS, sampleAnswer } from '../../ask.ts';
import { FastChance } from '../../chance.ts';
import { expectEqual, type HistoryCase } from '../history-case.ts';

export function checkLapse(scene: HistoryCase): void {
  const batch = scene.match.batch as Batch;
  if (batch.mode !== 'first' || batch.asks.length < 2) return;
  for (let attempt = 0; attempt < 4; attempt++) {
    const declared = batch.asks.map((ask): Answer => sampleAnswer(ask, scene.chance, scene.game.texts));
    const acting = declared.findIndex((choice) => choice !== PASS);
    if (acting < 0 || declared.slice(acting + 1).every((choice) => choice === PASS)) continue;
    const silent = declared.map((choice, i) => (i > acting ? PASS : choice));
    const seed = scene.chance.int(1 << 30);
    const [spoken, passed] = [declared, silent].map((answers) => {
      const run = scene.match.fork(new FastChance(seed));
      const told: unknown[] = [];
      run.hear = (to, event) => told.push([to, event]);
      run.resume(scene.settle(batch, answers) ?? null);
      return [run.state, told, run.batch, run.result];
    });
    expectEqual('lapse', 'what follows a lapsed declaration', passed, spoken);
  }
}

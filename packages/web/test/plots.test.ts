// Plots of matches: what is drawn at the end is what the match ended with.

import { FastChance, Match, Replay, type Result, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { loadPart, tableOf } from '@tabella/registry/browser';
import type { LinePlot, Plot } from '@tabella/ui/chart/data';
import { plottedMatch } from '@tabella/ui/plots';
import { expect, test } from 'vitest';

interface Plotted {
  readonly replay: Replay;
  readonly result: Result;
  readonly plots: readonly Plot[];
}

/** A match of random answers, and the plots of it. */
async function plotted(id: string): Promise<Plotted> {
  const found = await gamePackageOf(id);
  const loaded = await (await tableOf(id))?.plots?.();
  await loadPart(id, 'plots');
  if (!found || !loaded) throw new Error('there is no such game');
  const { game } = found;
  const seats = game.seats.min;
  const contributions = Array.from({ length: seats }, (_, seat) => `number ${seat}`);
  const match = Match.start(game, { seats, fairness: { secret: sha256Hex(id), contributions } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(7);
  while (match.batch !== null) {
    const ask = match.asks().find(({ declared }) => declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, game.texts));
  }
  const replay = Replay.open<unknown>(game, match.record());
  if (!(replay instanceof Replay) || !match.result) throw new Error('the match has no end');
  const points = [0, Math.floor(replay.rows / 2), replay.rows].map((row) => ({
    label: '',
    title: `after ${row}`,
    row,
  }));
  const terms = { points, me: 0, name: (seat: number) => `Seat ${seat + 1}` };
  return { replay, result: match.result, plots: await loaded.plots.plots(plottedMatch(replay, terms)) };
}

const linesIn = (plot: Plot | undefined): LinePlot['lines'] => {
  if (!plot || plot.shape === 'bars') throw new Error('these are no lines');
  return plot.lines;
};

test.each(['carcassonne', 'courier', 'emissary', 'onmitsu'])(
  '%s: every plot has a line or a bar for each seat',
  async (id) => {
    const { replay, plots } = await plotted(id);
    expect(plots).not.toHaveLength(0);
    for (const plot of plots) {
      const seats = plot.shape === 'bars' ? plot.bars : plot.lines;
      expect(seats.map(({ label }) => label)).toEqual(
        Array.from({ length: replay.seats }, (_, seat) => `Seat ${seat + 1}`),
      );
      if (plot.shape === 'bars') for (const { parts } of plot.bars) expect(parts).toHaveLength(plot.kinds.length);
      else for (const { values } of plot.lines) expect(values.every((value) => Number.isInteger(value))).toBe(true);
    }
  },
);

test('Carcassonne: the points end with those of the result', async () => {
  const { result, plots } = await plotted('carcassonne');
  const ends = linesIn(plots[0]).map(({ values }) => values.at(-1));
  expect(ends).toEqual(result.scores);
  expect(linesIn(plots[1]).map(({ values }) => values[0])).toEqual(result.scores?.map(() => 0));
});

test('Courier: as many letters are drawn as lie before each one', async () => {
  const { replay, plots } = await plotted('courier');
  const { seats } = replay.at(replay.rows, 'public').view as {
    readonly seats: readonly { readonly before: readonly string[] }[];
  };
  const [letters] = plots;
  if (letters?.shape !== 'bars') throw new Error('these are no bars');
  expect(letters.bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))).toEqual(
    seats.map(({ before }) => before.length),
  );
});

// Steered matches: to test in the browser what seldom happens, a line of play in which it does happen is looked for
// beforehand, the match is kept in the store up to the moment before, and people play on from there by that line.

import { expect, type Page } from '@playwright/test';
import { type AnyGame, type Choice, FastChance, Match, type OpenAsk, sampleAnswer, type Told } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import type { Store, StoredTable } from '@tabella/table/store';
import { WHOLE } from './play.ts';

// biome-ignore lint/suspicious/noExplicitAny: the state of a match is its game's own business
export type AnyMatch = Match<any, any>;

export interface Step {
  readonly seat: number;
  readonly ask: OpenAsk;
  readonly choice: Choice;
  /** How the choice is called to the one who makes it; a list of choices has a label each. */
  readonly labels: readonly string[];
  /** How the question is put to the one who answers it. */
  readonly sentence: string;
}

export interface Line {
  readonly match: AnyMatch;
  /** What is played on from the moment at which the match is kept, in this order. */
  readonly steps: readonly Step[];
}

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, Choice>>;
  /** How often each seat would rather take another choice than pass, 0 to 1. */
  readonly eager?: number;
  /** Looked at after every answer, with what was told by it. */
  happens(match: AnyMatch, told: readonly Told[]): boolean;
  /** From where people may play on; the last such moment counts, unless a window is open then. */
  since?(match: AnyMatch): boolean;
}

const SECRET = '7ab3'.repeat(16);
const TRIES = 20_000;
const LONGEST = 4_000;
export const nameOf = (seat: number): string => `Seat ${seat + 1}`;

interface Given {
  readonly seat: number;
  readonly ask: OpenAsk;
  readonly choice: Choice;
}

/** A line in which it happens; the same at every call. */
export async function lookFor(wanted: Wanted): Promise<Line> {
  const gamePackage = await gamePackageOf(wanted.game);
  if (!gamePackage) throw new Error(`no game ${wanted.game}`);
  for (let seed = 1; seed <= TRIES; seed++) {
    const found = play(gamePackage.game, wanted, seed);
    if (!found) continue;
    const { given, from } = found;
    const match = start(gamePackage.game, wanted, seed);
    for (const { seat, ask, choice } of given.slice(0, from)) match.answer(seat, ask.id, choice);
    // The labels are those of the moment at which each choice is made.
    const ahead = start(gamePackage.game, wanted, seed);
    const steps = given.flatMap(({ seat, ask, choice }, i): Step[] => {
      const chosen = ask.max === undefined ? [choice] : (choice as readonly Choice[]);
      const labels = i < from ? [] : chosen.map((one) => gamePackage.words.choice(one, ask, ahead.view(seat), nameOf));
      const sentence = i < from ? '' : gamePackage.words.prompt(ask, ahead.view(seat), nameOf);
      ahead.answer(seat, ask.id, choice);
      return i < from ? [] : [{ seat, ask, choice, labels, sentence }];
    });
    return { match, steps };
  }
  throw new Error(`in ${TRIES} matches of ${wanted.game} it never happened`);
}

function start(game: AnyGame, { seats, options }: Wanted, seed: number): AnyMatch {
  const contributions = Array.from({ length: seats }, (_, seat) => `number ${seed} ${seat}`);
  const match = Match.start(game, { seats, options, fairness: { secret: SECRET, contributions } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

function play(game: AnyGame, wanted: Wanted, seed: number): { given: Given[]; from: number } | null {
  const match = start(game, wanted, seed);
  const chance = new FastChance(seed);
  const given: Given[] = [];
  let from = 0;
  while (match.result === null && given.length < LONGEST) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    // People sit down at a question that waits for them: a window would not.
    if (wanted.since?.(match) && match.asks().every((one) => !one.reaction)) from = given.length;
    const eager = ask.from.includes('pass') && chance.int(1000) < (wanted.eager ?? 0) * 1000;
    const rest = eager ? ask.from.filter((choice) => choice !== 'pass') : ask.from;
    const choice = sampleAnswer(rest.length > 0 ? { ...ask, from: rest } : ask, chance, game.texts);
    const done = match.answer(ask.seat, ask.id, choice);
    if (!done.ok) throw new Error(done.reason);
    given.push({ seat: ask.seat, ask, choice });
    if (wanted.happens(match, done.told)) return { given, from };
  }
  return null;
}

export interface Terms {
  /** Seats that bots hold. */
  readonly bots?: readonly number[];
  /** What everybody is called; otherwise people by their seat, and bots as they please. */
  readonly names?: readonly string[];
  /** How many turns later spectators see everything; otherwise at the end. */
  readonly late?: number;
}

/** Keeps the match in the store, its seats held by these people in turn; the code of its table. */
export async function plant(
  store: Store,
  line: Line,
  game: string,
  pages: readonly Page[],
  terms: Terms,
): Promise<string> {
  const { bots = [], names, late = null } = terms;
  const people: string[] = [];
  let last: StoredTable | null = null;
  for (const page of pages) {
    await page.request.get('/api/me');
    const made = await page.request.post('/api/tables', { data: { game, seats: line.match.seats, seat: 0 } });
    const { code } = (await made.json()) as { readonly code: string };
    last = await store.table(code);
    if (!last) throw new Error('the table is not in the store');
    people.push(last.host);
  }
  if (!last) throw new Error('nobody plays');
  const { options, fairness, seats } = line.match;
  const code = [...last.code].reverse().join('');
  const { rows } = line.match.log();
  await store.addTable({
    ...last,
    code,
    options,
    late,
    phase: 'playing',
    host: people[0] ?? '',
    secret: fairness.secret,
    bound: false,
    seats: Array.from({ length: seats }, (_, seat) => {
      const bot = bots.includes(seat);
      return {
        person: bot ? null : (people[seat % people.length] ?? null),
        bot: bot ? last.fill : null,
        name: names?.[seat] ?? (bot ? null : nameOf(seat)),
        number: fairness.contributions[seat] ?? '',
        left: false,
        offered: false,
      };
    }),
  });
  const standing = { waiting: line.match.asks().map((ask) => ask.seat), result: line.match.result };
  const moves = rows.map((row) => ({ row, said: null }));
  if (moves.length > 0) await store.append(code, moves, standing, last.made);
  return code;
}

/** Makes one step of the line in the prompt bar, by the words of its choice; a list of choices one after the other. */
export async function stepInPrompt(page: Page, { ask, labels, sentence }: Step): Promise<void> {
  const row = page.locator('.ask-row');
  await expect(page.locator('.prompt-sentence')).toContainText(sentence);
  for (const label of labels) {
    const exactly = page.getByText(label, { exact: true });
    const choice = row.locator('.choice').filter({ has: exactly }).first();
    const only = row.locator('.btn-choice').filter({ hasText: label }).first();
    const whole = row.getByRole('button', { name: WHOLE });
    let atOnce = false;
    // While the board is still loading, the list may be closed again under our hands.
    await expect(async () => {
      await expect(choice.or(only).or(whole).first()).toBeVisible();
      const listed = (await only.isVisible()) || (await choice.isVisible());
      if (!listed) await whole.click({ timeout: 3_000 });
      await expect(choice.or(only).first()).toBeVisible({ timeout: 3_000 });
      atOnce = !(await choice.isVisible());
      await (atOnce ? only : choice).click({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    if (atOnce) return;
  }
  if (labels.length === 0 && ask.max === undefined) throw new Error('nothing to choose');
  await page.locator('.ask-confirm').click();
}

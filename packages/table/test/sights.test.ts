// Sights of bots in parcels: in every game what comes out is what the seat knows, to the byte; most of it is not sent again;
// and nothing is in a parcel that its seat may not know.

import { parseBots } from '@tabella/bots';
import { answerInMatch, type BotInput, botInputOf, encode, FastChance, type GamePackage, Match } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { expect, test } from 'vitest';
import { KeptSights, type Parcel, SentSights } from '../src/bots/sights.ts';
import { readWire, wireText } from '../src/bots/wire.ts';
import { MARK, planted } from './planted.ts';

type Input = BotInput<unknown>;

/** As it comes out of a line, or of a thread. */
const wired = (parcel: Parcel): Parcel => readWire(wireText(parcel)) as Parcel;
const textOf = (input: Input | null): string => encode(readWire(wireText(input)));

/** Plays to the end. `sight` is given what a bot may know, and gives back what it shall decide by. */
function play(gamePackage: GamePackage, seats: number, bot: string, sight: (input: Input) => Input): void {
  const read = parseBots(bot, gamePackage);
  const made = read.ok ? read.entrants[0]?.make() : undefined;
  if (!made) throw new Error(`no ${bot}`);
  const contributions = Array.from({ length: seats }, (_, seat) => `number ${seat}`);
  const match = Match.start(gamePackage.game, { seats, fairness: { secret: 'cd'.repeat(32), contributions } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(3);
  for (let n = 0; match.batch !== null; n++) {
    for (const { seat, id } of match.asks()) {
      const input = botInputOf(match, seat);
      if (input === null) throw new Error('not asked');
      const choice = answerInMatch(match, input, made.decide(sight(input), chance));
      const reply = match.answer(seat, id, choice ?? null);
      if (!reply.ok) throw new Error(reply.reason);
      if (reply.closed) {
        // What is taken back was heard, and is not any more.
        const by = n % 7 === 3 ? match.undoable(seat) : null;
        if (by !== null) match.undo(seat, by);
        break;
      }
    }
  }
}

/** Sends, opens, compares; what was sent of how much. */
function sending(): { readonly sight: (input: Input) => Input; readonly share: () => number } {
  const [sent, kept] = [new SentSights(), new KeptSights()];
  let [whole, parcels, n] = [0, 0, 0];
  return {
    sight: (input) => {
      const parcel = sent.parcel(`T:${input.seat}`, input);
      const opened = kept.open(wired(parcel));
      if (opened === null) throw new Error('lost');
      // Long matches are looked at now and then: what went wrong once stays wrong.
      if (n++ < 50 || n % 10 === 0) expect(textOf(opened)).toBe(textOf(input));
      whole += wireText(input).length;
      parcels += wireText(parcel).length;
      return opened;
    },
    share: () => parcels / whole,
  };
}

for (const id of gameIds) {
  test(`${id}: what a bot is sent makes up all that its seat knows, also after something was taken back, and is a small part of it`, async () => {
    const gamePackage = await gamePackageOf(id);
    if (!gamePackage) throw new Error('no game');
    const { sight, share } = sending();
    play(gamePackage, Math.min(4, gamePackage.game.seats.max), 'random', sight);
    expect(share()).toBeLessThan(0.4);
  });
}

test('the bots of the games leave what they remember as it was', async () => {
  for (const id of gameIds) {
    const gamePackage = await gamePackageOf(id);
    const own = gamePackage?.bots.find((kind) => !kind.arenaOnly);
    if (!gamePackage || !own) continue;
    const { sight } = sending();
    let decisions = 0;
    const some = new Error('enough');
    const few = (input: Input): Input => {
      if (++decisions > 60) throw some;
      return sight(input);
    };
    try {
      play(gamePackage, Math.min(3, gamePackage.game.seats.max), own.id, few);
    } catch (thrown) {
      if (thrown !== some) throw thrown;
    }
  }
});

test('no parcel holds a mark that its seat may not have', async () => {
  const { gamePackage, mayHave } = await planted();
  const sent = new SentSights();
  let searched = 0;
  play(gamePackage, 4, 'random', (input) => {
    const text = wireText(sent.parcel(`T:${input.seat}`, input));
    for (const mark of text.match(MARK) ?? []) {
      searched++;
      expect(mayHave(input.seat)).toContain(mark);
    }
    return input;
  });
  expect(searched).toBeGreaterThan(50);
});

async function someInput(): Promise<Input> {
  const gamePackage = await gamePackageOf('courier');
  let first: Input | null = null;
  if (gamePackage)
    play(gamePackage, 3, 'random', (input) => {
      first ??= input;
      return input;
    });
  if (first === null) throw new Error('nobody was asked');
  return first;
}

test('whoever was started anew, or missed a parcel, asks for the whole', async () => {
  const input = await someInput();
  const [sent, kept] = [new SentSights(), new KeptSights()];
  kept.open(sent.parcel('A:0', input));
  const missed = sent.parcel('A:0', input);
  expect(new KeptSights().open(missed)).toBeNull();
  expect(kept.open(sent.parcel('A:0', input))).toBeNull();
  sent.forget('A:0');
  expect(textOf(kept.open(sent.parcel('A:0', input)))).toBe(textOf(input));
});

test('when more bots play than are remembered, those that are keep their places', async () => {
  const input = await someInput();
  const [sent, kept] = [new SentSights(), new KeptSights()];
  for (let round = 0; round < 2; round++) {
    for (let table = 0; table < 1_000; table++) {
      const parcel = sent.parcel(`${table}:0`, input);
      expect(kept.open(parcel)).not.toBeNull();
      if (round === 1) expect(parcel.since === null).toBe(table >= 400);
    }
  }
});

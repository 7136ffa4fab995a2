// Whispers: every seat holds a word of its own that nobody else may ever meet, wherever it is written down.

import { type Game, only, question, together } from '@tabella/kernel';

interface Words {
  words: string[];
  rounds: number;
}

const clone = (s: Words): Words => ({ words: s.words.slice(), rounds: s.rounds });

export const whispers: Game<Words, Record<string, never>> = {
  id: 'whispers',
  rules: 1,
  seats: { min: 3, max: 3 },
  options: {},
  setup: (seats, _, chance) => ({
    words: Array.from({ length: seats }, () => `word${chance.int(1_000_000_000)}`),
    rounds: 0,
  }),
  *step(s, table) {
    const seats = s.words.map((_, seat) => seat);
    for (let i = 0; i < 2; i++) {
      const said = yield* together(
        seats.map((seat) =>
          question(seat, 'whisper', [`${s.words[seat]}!`, `${s.words[seat]}?`], { about: s.words[seat] ?? '' }),
        ),
      );
      for (const seat of seats) table.announce(only(seat), { kind: 'whispered', said: said[seat] ?? '' });
    }
    s.rounds++;
  },
  over: (s) => (s.rounds < 3 ? null : { winners: [0], reason: 'silence' }),
  view: (s, viewer) => ({ word: viewer === null ? '' : (s.words[viewer] ?? '') }),
  know: (rest, _, viewer) => ({ ...rest, words: rest.words.map((word, seat) => (seat === viewer ? word : '')) }),
  imagine: (known, chance) => ({ ...known, words: known.words.map((word) => word || `word${chance.int(1000)}`) }),
  clone,
  check: () => undefined,
};

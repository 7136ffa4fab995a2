// Emissary in the browser: its board, its guide and what the front page shows of it.

import icon from 'game-icon:spy';
import type { GameTable } from '@tabella/ui/table';
import { readHabits } from './board/habit-store.ts';
import { asksMe } from './board/habits.ts';
import { soundOf } from './board/sound.ts';
import type { EmissaryTypes } from './rules/types.ts';

export const table: GameTable<EmissaryTypes> = {
  board: () => import('./board/index.tsx'),
  helpPicture: () => import('./board/help-picture.tsx'),
  points: [
    'play',
    'transit',
    'arrival',
    'accept',
    'counter',
    'pick',
    'send',
    'discard',
    'seat',
    'seats',
    'card',
    'message',
  ],
  picture: () => import('./board/picture.tsx'),
  showsRecent: true,
  showsSeats: true,
  holdsPrompt: true,
  dark: true,
  quiet: (ask, view) => !asksMe(ask, readHabits(), view),
  out: (view, seat) => view.seats[seat]?.alive === false,
  sound: soundOf,
  end: () => import('./board/end/index.tsx'),
  plots: () => import('./board/plots.ts'),
  nextCard: () => import('./board/replay/next-card.tsx'),
  pages: [{ kind: 'guide', load: () => import('./board/guide.tsx') }],
  scene: () => import('./art/scene.tsx'),
  icon,
  ground: '#2a221a',
  ink: '#ebddb8',
  minutes: 25,
  bestSeats: 5,
  order: 1,
};

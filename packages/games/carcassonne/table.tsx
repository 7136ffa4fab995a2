// Carcassonne in the browser: its board, its guide, its companion and what the front page shows of it.

import icon from 'game-icon:medieval-gate';
import type { GameTable } from '@tabella/ui/table';
import { say } from './board/say.ts';
import type { CarcassonneTypes } from './rules/types.ts';

export const table: GameTable<CarcassonneTypes> = {
  board: () => import('./board/index.tsx'),
  helpPicture: () => import('./board/help-picture.tsx'),
  optionPicture: () => import('./board/option-picture.tsx'),
  points: ['place', 'figure', 'act'],
  lists: ['message'],
  picture: () => import('./board/picture.tsx'),
  showsRecent: true,
  seatLine: (view, seat) => say.seatLine(view, seat),
  end: () => import('./board/end.tsx'),
  plots: () => import('./board/plots.ts'),
  pages: [
    { kind: 'companion', load: () => import('./board/companion.tsx') },
    { kind: 'guide', load: () => import('./board/guide.tsx') },
  ],
  scene: () => import('./art/scene.tsx'),
  icon,
  ground: '#b65a36',
  ink: '#fbf3e0',
  minutes: 40,
  bestSeats: 3,
  order: 2,
};

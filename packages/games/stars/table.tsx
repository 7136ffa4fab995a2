// A Message from the Stars in the browser: its board, its guide, its companion and what the front page shows of it.

import icon from 'game-icon:radar-sweep';
import type { GameTable } from '@tabella/ui/table';
import type { StarsTypes } from './rules/types.ts';

export const table: GameTable<StarsTypes> = {
  board: () => import('./board/index.tsx'),
  helpPicture: () => import('./board/help-picture.tsx'),
  answers: ['transmit', 'guess-words', 'guess-letters'],
  showsRecent: true,
  showsSeats: true,
  end: () => import('./board/end.tsx'),
  plots: () => import('./board/plots.ts'),
  pages: [
    { kind: 'guide', load: () => import('./board/guide.tsx') },
    { kind: 'companion', load: () => import('./board/companion.tsx') },
  ],
  scene: () => import('./art/scene.tsx'),
  icon,
  ground: '#080e1a',
  ink: '#6ee7a0',
  minutes: 30,
  bestSeats: 4,
  order: 3,
};

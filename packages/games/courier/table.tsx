// Courier in the browser: its board, its guide and what the front page shows of it.

import icon from 'game-icon:envelope';
import type { GameTable } from '@tabella/ui/table';
import type { CourierTypes } from './rules/types.ts';

export const table: GameTable<CourierTypes> = {
  board: () => import('./board/index.tsx'),
  helpPicture: () => import('./board/help-picture.tsx'),
  points: ['play', 'send', 'seize', 'seal', 'give'],
  picture: () => import('./board/picture.tsx'),
  showsRecent: true,
  showsSeats: true,
  end: () => import('./board/end.tsx'),
  plots: () => import('./board/plots.ts'),
  nextCard: () => import('./board/next-card.tsx'),
  pages: [{ kind: 'guide', load: () => import('./board/guide.tsx') }],
  scene: () => import('./art/scene.tsx'),
  icon,
  ground: '#57391f',
  ink: '#f3e6c8',
  minutes: 15,
  bestSeats: 4,
  order: 5,
};

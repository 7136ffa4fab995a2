// Onmitsu in the browser: its board, its guide and what the front page shows of it.

import icon from 'game-icon:scroll-unfurled';
import type { GameTable } from '@tabella/ui/table';
import type { OnmitsuTypes } from './rules/types.ts';

export const table: GameTable<OnmitsuTypes> = {
  board: () => import('./board/index.tsx'),
  helpPicture: () => import('./board/help-picture.tsx'),
  points: [
    'choose',
    'respond',
    'pay',
    'play',
    'discard',
    'shed',
    'limit',
    'give',
    'take',
    'replace',
    'plant',
    'destroy',
    'restore',
    'fetch',
    'search',
    'last',
  ],
  picture: () => import('./board/event-picture.tsx'),
  showsRecent: true,
  showsSeats: true,
  end: () => import('./board/end/index.tsx'),
  plots: () => import('./board/plots.ts'),
  nextCard: () => import('./board/replay/next-card.tsx'),
  pages: [{ kind: 'guide', load: () => import('./board/guide.tsx') }],
  scene: () => import('./art/scene.tsx'),
  icon,
  ground: '#1d2e54',
  ink: '#f4ecdc',
  minutes: 20,
  bestSeats: 3,
  order: 4,
};

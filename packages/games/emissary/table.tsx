// Emissary in the browser: its board, its guide and what the front page shows of it.

import icon from 'game-icon:spy';
import type { GameTable } from '@tabella/ui/table';

export const table: GameTable = {
  board: () => import('./board/index.tsx'),
  points: [
    ...['play', 'transit', 'arrival', 'counter', 'pick', 'send', 'discard'],
    ...['seat', 'seats', 'card', 'cards', 'message'],
  ],
  pages: [{ kind: 'guide', load: () => import('./board/guide.tsx') }],
  scene: () => import('./art/scene.tsx'),
  icon,
  ground: '#2a221a',
  ink: '#ebddb8',
  minutes: 25,
  bestSeats: 5,
  order: 1,
};

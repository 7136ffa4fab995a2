// The picture of a game. Until it is loaded, or if it cannot be, its colour stands in its place.

import { type ReactElement, Suspense } from 'react';
import { gameOf } from '../games.ts';
import { Boundary } from './boundary.tsx';

export function GameScene({ game }: { readonly game: string }): ReactElement {
  const { Scene, ground } = gameOf(game);
  const blank = <div className="scene" style={{ background: ground }} />;
  return Scene ? (
    <Boundary instead={blank}>
      <Suspense fallback={blank}>
        <Scene />
      </Suspense>
    </Boundary>
  ) : (
    blank
  );
}

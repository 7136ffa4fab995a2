// The picture of a game. Until it is loaded its colour stands in its place.

import { type ReactElement, Suspense } from 'react';
import { gameOf } from '../games.ts';

export function GameScene({ game }: { readonly game: string }): ReactElement {
  const { Scene, ground } = gameOf(game);
  const blank = <div className="scene" style={{ background: ground }} />;
  return Scene ? (
    <Suspense fallback={blank}>
      <Scene />
    </Suspense>
  ) : (
    blank
  );
}

// Packages that were kept (`past/<version>.js`) while the contract between kernel and games had other names: they are
// read in the names of today.

import type { Flow, Game, GameEvent, Table } from './game.ts';
import type { BotKind, GamePackage } from './game-package.ts';
import type { AnyTypes } from './typed.ts';

type AnyState = AnyTypes['state'];

interface FirstTable extends Table {
  tell(audience: number, event: GameEvent): void;
}

interface FirstGame extends Omit<Game<AnyState, AnyTypes['options']>, 'step' | 'redeal' | 'estimate'> {
  step(state: AnyState, table: FirstTable): Flow;
  anew?: Game<AnyState>['redeal'];
  promise?: Game<AnyState>['estimate'];
}

export interface FirstPackage extends Omit<GamePackage, 'game' | 'bots' | 'slowFor'> {
  readonly game: FirstGame;
  readonly bots: readonly (BotKind & { readonly apart?: boolean })[];
  readonly lingers?: readonly string[];
}

export function fromFirstContract({ game, bots, lingers, ...rest }: FirstPackage): GamePackage {
  const { step, anew, promise, ...rules } = game;
  return {
    ...rest,
    game: {
      ...rules,
      // The old rules announce by another name; everything else of the table is found behind it.
      step: (state, table) => step(state, Object.create(table, { tell: { value: table.announce.bind(table) } })),
      ...(anew && { redeal: anew }),
      ...(promise && { estimate: promise }),
    },
    bots: bots.map(({ apart, ...bot }) => ({ ...bot, ...(apart && { arenaOnly: apart }) })),
    ...(lingers && { slowFor: lingers }),
  };
}

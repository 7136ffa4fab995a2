// The middle of the table: the stack while cards answer cards, the message while one travels, else deck and discards.

import type { OpenWindow } from '@tabella/kernel';
import type { ReactElement, ReactNode } from 'react';
import type { Chooser } from '../choose/use-chooser.ts';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import { isAiming } from '../table/touch.ts';
import { Letter } from './letter.tsx';
import { isNarrow, Narrow } from './narrow.tsx';
import { letterOutcome, stackOutcome } from './outcome.ts';
import { DeckPile, Discards } from './piles.tsx';
import { RingTime } from './ring-time.tsx';
import { Settled } from './settled.tsx';
import { Stack } from './stack.tsx';
import { useLeaving } from './use-leaving.ts';

interface Props {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
  readonly window: OpenWindow | null;
  onDiscards(): void;
}

export function Middle({
  scene,
  chooser,
  window,
  children,
  onDiscards,
}: Props & { readonly children: ReactNode }): ReactElement {
  const { view } = scene;
  const leaving = useLeaving(view);
  const answering = chooser.ask?.kind === 'counter' && chooser.offered.size > 0;
  return (
    <div className="em-centre">
      <div className="em-stage">
        <DeckPile scene={scene} />
        <div className="em-now">
          {isNarrow(chooser) ? (
            <Narrow scene={scene} chooser={chooser} />
          ) : view.stack.length > 0 ? (
            <Stack scene={scene} answering={answering} />
          ) : leaving.length > 0 ? (
            <Settled cards={leaving} />
          ) : view.letter ? (
            <Letter scene={scene} letter={view.letter} />
          ) : (
            <TurnNow scene={scene} />
          )}
        </div>
        <Discards scene={scene} onOpen={onDiscards} />
      </div>
      <Outcome
        scene={scene}
        window={window}
        targeting={isAiming(chooser)}
        open={window !== null || chooser.ask?.kind === 'counter'}
      />
      {view.stack.length === 0 && !isNarrow(chooser) && children}
    </div>
  );
}

/** In a hand: what lies there, small; the prompt and the lines of events say the rest. */
export function SmallMiddle({ scene, chooser, onDiscards }: Props): ReactElement {
  const { view } = scene;
  const leaving = useLeaving(view);
  return (
    <>
      <div className="em-small-middle">
        {view.stack.length > 0 ? (
          <Stack scene={scene} answering={false} />
        ) : leaving.length > 0 ? (
          <Settled cards={leaving} />
        ) : view.letter === null ? (
          <TurnNow scene={scene} />
        ) : null}
      </div>
      <div className="em-piles">
        <DeckPile scene={scene} />
        <Discards scene={scene} onOpen={onDiscards} />
      </div>
      {isNarrow(chooser) && (
        <div className="em-narrow-over">
          <Narrow scene={scene} chooser={chooser} />
        </div>
      )}
    </>
  );
}

function TurnNow({ scene: { view, name, you } }: { readonly scene: BoardScene }): ReactElement {
  return (
    <p className="em-turn">
      <b>{say.turn(view.turn, name(view.active), view.active === you)}</b>
      {view.removed > 0 && <span>{say.removed(view.removed)}</span>}
    </p>
  );
}

interface OutcomeProps {
  readonly scene: BoardScene;
  readonly window: OpenWindow | null;
  readonly targeting: boolean;
  /** Cards may still be answered; else the first of them takes effect now. */
  readonly open: boolean;
}

function Outcome({ scene, window, targeting, open }: OutcomeProps): ReactElement | null {
  const { view } = scene;
  const text = targeting
    ? say.whichSeat
    : view.stack.length > 0
      ? stackOutcome(scene, say)
      : view.letter
        ? letterOutcome(scene, say)
        : '';
  if (text === '' && !window?.thinking) return null;
  return (
    <p className="em-outcome">
      {window && <RingTime window={window} />}
      <span>
        {view.stack.length > 0 && !targeting && (
          <span className="em-quiet">{open ? say.nobody : say.takesEffect} </span>
        )}
        {window?.thinking && text === '' ? say.thinking : text}
      </span>
    </p>
  );
}

// The bar over the table: the five parts of a turn, and the way to notes and reference.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { Phase } from '../rules/state.ts';
import { SHAPE_OF } from './card/prove-lines.tsx';
import { Shape } from './card/shape.tsx';
import { Icon } from './icon.tsx';
import { say } from './say.ts';
import { type BoardScene, seatOf } from './scene.ts';

export type Panel = 'notes' | 'reference';

interface Props {
  readonly scene: BoardScene;
  readonly open: Panel | null;
  onOpen(panel: Panel): void;
  /** Who I am, where there is no room for it beside the hand. */
  onMe(): void;
}

const STEP: Readonly<Record<Phase, number>> = {
  pick: -1,
  turn: 0,
  draw: 1,
  play: 2,
  send: 3,
  transit: 3,
  arrival: 3,
  accept: 3,
  end: 4,
};

export function Bar({ scene, open, onOpen, onMe }: Props): ReactElement {
  const { view, name, me } = scene;
  const picking = view.phase === 'pick';
  return (
    <header className="em-bar">
      {me !== null && <Me scene={scene} seat={me} onMe={onMe} />}
      <span className="em-bar-turn">
        {picking ? say.casting : say.turn(view.turn, name(view.active), view.active === me)}
      </span>
      {!picking && <b className="em-bar-name">{name(view.active)}</b>}
      {!picking && !scene.over && (
        <ol className="em-steps">
          {say.steps.map((step, i) => (
            <li key={step} aria-current={i === STEP[view.phase] ? 'step' : undefined}>
              {step}
            </li>
          ))}
        </ol>
      )}
      <nav className="em-bar-tools" aria-label={say.panels}>
        <button type="button" className="em-tool" aria-expanded={open === 'notes'} onClick={() => onOpen('notes')}>
          <Icon name="pencil" /> <span className="em-tool-name">{say.notes}</span>
        </button>
        <button
          type="button"
          className="em-tool"
          aria-expanded={open === 'reference'}
          onClick={() => onOpen('reference')}
        >
          <Icon name="book" /> <span className="em-tool-name">{say.reference}</span>
        </button>
      </nav>
    </header>
  );
}

function Me({ scene, seat, onMe }: { readonly scene: BoardScene; readonly seat: Seat; onMe(): void }): ReactElement {
  const { identity, character } = seatOf(scene.view, seat);
  return (
    <button
      type="button"
      className="em-tool em-bar-me em-night"
      aria-label={`${say.mine}: ${identity ?? ''} ${character ?? ''}`}
      onClick={onMe}
    >
      {identity && <Shape of={SHAPE_OF[identity]} />}
      <b>{identity}</b>
    </button>
  );
}

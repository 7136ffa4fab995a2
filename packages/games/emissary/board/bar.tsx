// The bar over the table: the five parts of a turn, and the way to notes and reference.

import type { ReactElement, ReactNode } from 'react';
import type { Phase } from '../rules/state.ts';
import { Icon } from './icon.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';

export type Panel = 'notes' | 'reference';

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

export function Bar({ scene, children }: { readonly scene: BoardScene; readonly children: ReactNode }): ReactElement {
  const { view, name, you } = scene;
  const picking = view.phase === 'pick';
  return (
    <header className="em-bar">
      <span className="em-bar-turn">
        {picking ? say.casting : say.turn(view.turn, name(view.active), view.active === you)}
      </span>
      {!picking && !scene.over && (
        <ol className="em-steps">
          {say.steps.map((step, i) => (
            <li key={step} aria-current={i === STEP[view.phase] ? 'step' : undefined}>
              {step}
            </li>
          ))}
        </ol>
      )}
      {children}
    </header>
  );
}

interface ToolsProps {
  readonly open: Panel | null;
  /** Notes are not in sight anyway. */
  readonly notes: boolean;
  onOpen(panel: Panel): void;
}

export function Tools({ open, notes, onOpen }: ToolsProps): ReactElement {
  return (
    <nav className="em-bar-tools" aria-label={say.panels}>
      {notes && (
        <button type="button" className="em-tool" aria-expanded={open === 'notes'} onClick={() => onOpen('notes')}>
          <Icon name="pencil" /> <span className="em-tool-name">{say.notes}</span>
        </button>
      )}
      <button
        type="button"
        className="em-tool"
        aria-expanded={open === 'reference'}
        onClick={() => onOpen('reference')}
      >
        <Icon name="book" /> <span className="em-tool-name">{say.reference}</span>
      </button>
    </nav>
  );
}

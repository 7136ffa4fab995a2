// What fellow Scientists have proposed; a tap confirms by sending the same text.

import type { NameOf } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { proposedIn } from './agree.ts';
import { Icon } from './icon.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import type { Sending } from './use-sending.ts';

/** More than these are scrolled through. */
const MANY = 4;

interface Props {
  readonly scene: BoardScene;
  readonly name: NameOf;
  readonly sending: Sending;
}

export function Proposals({ scene, name, sending }: Props): ReactElement | null {
  const { ask } = scene;
  const proposed = proposedIn(scene);
  if (proposed.length === 0) return null;
  const many = proposed.length > MANY;
  return (
    <ul
      className={many ? 'st-proposals st-proposals-many' : 'st-proposals'}
      aria-label={say.proposals}
      tabIndex={many ? 0 : undefined}
    >
      {proposed.map(({ text, seats, mayConfirm }) => (
        <li key={text}>
          <span className="st-proposal">
            <b>{text}</b>
            <small>{say.proposedBy(seats.map((seat) => (seat === scene.view.me ? say.you : name(seat))))}</small>
          </span>
          {ask && mayConfirm && (
            <button
              type="button"
              className="st-btn st-btn-go"
              disabled={sending.sending}
              aria-label={say.confirmText(text)}
              onClick={() => void sending.send(ask, text)}
            >
              <Icon name="check" /> {say.confirm}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

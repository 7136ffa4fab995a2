// The tile that was drawn, how many are left, and the button that turns it.

import type { ReactElement } from 'react';
import type { View } from '../../rules/view.ts';
import { portraitOf } from '../art/gallery.ts';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';

interface Props {
  readonly view: View;
  readonly rotation: number;
  /** Mine to lay. */
  readonly mine: boolean;
  readonly note: string;
  /** Null when it cannot be turned here. */
  readonly onTurn: (() => void) | null;
  who(seat: number): string;
}

export function Rail({ view, rotation, mine, note, onTurn, who }: Props): ReactElement | null {
  const { drawn, left } = view;
  if (view.phase === 'over') return null;
  const kind = view.turns.at(-1)?.kind ?? 'turn';
  const whose = who(view.active);
  const title = whose === say.you ? say.yourTile : say.tileOf(whose);
  return (
    <section className="cc-rail" aria-label={title}>
      {drawn && (
        <>
          <img
            src={portraitOf({ ...drawn, rotation, copy: 0 })}
            alt=""
            width="56"
            height="56"
            draggable={false}
            className="cc-drawn"
          />
          {mine && (
            <button
              type="button"
              className="cc-btn"
              aria-label={say.turnTile}
              aria-keyshortcuts="r"
              disabled={onTurn === null}
              onClick={onTurn ?? undefined}
            >
              <Icon name="turn" size={18} />
              <span className="cc-wide-only">{say.turn}</span>
              <kbd className="cc-wide-only">R</kbd>
            </button>
          )}
          <span className="cc-rail-text">
            <b className={mine ? 'cc-label cc-wide-only' : 'cc-label'}>{title}</b>
            {note && <span className="cc-quiet">{note}</span>}
            {say.turnKind[kind] && <span className="cc-quiet">{say.turnKind[kind]}</span>}
          </span>
        </>
      )}
      <span className="cc-tiles-left">
        <Icon name="stack" size={16} />
        {say.tilesLeft(left)}
      </span>
    </section>
  );
}

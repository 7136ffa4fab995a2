// The tiles nobody has seen yet, by kind; and the message stack as far as it is known.

import type { ReactElement } from 'react';
import type { View } from '../../rules/view.ts';
import { kindOf } from '../../tiles/known.ts';
import { portraitOf } from '../art/gallery.ts';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';

interface Props {
  readonly view: View;
  readonly remaining: NonNullable<View['remaining']>;
  onClose(): void;
}

export function TilesLeft({ view, remaining, onClose }: Props): ReactElement {
  const all = remaining.reduce((sum, { count }) => sum + count, 0);
  const order = view.messages?.order;
  return (
    <section className="cc-panel cc-remaining" aria-label={say.remaining}>
      <header className="cc-panel-head">
        <h2>{say.tilesLeft(all)}</h2>
        <button type="button" className="cc-tool cc-plain" aria-label={say.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {order?.some((one) => one !== null) && (
        <p className="cc-order">
          <b className="cc-label">{say.order}</b>
          {order.map((message, i) => (
            <span key={i}>{message === null ? say.unseen : say.messageTitle(message)}</span>
          ))}
        </p>
      )}
      <ul className="cc-kinds">
        {remaining
          .filter(({ count }) => count > 0)
          .map(({ kind, count, gardens }) => (
            <li key={kind}>
              <img
                src={portraitOf({ kind, rotation: 0, garden: gardens > 0, copy: 0 })}
                alt={kindOf(kind)?.note ?? kind}
                width="60"
                height="60"
                loading="lazy"
              />
              <b>{say.copies(count)}</b>
              {gardens > 0 && <small>{say.withGarden(gardens)}</small>}
            </li>
          ))}
      </ul>
    </section>
  );
}

// The thrown cards in their Order, from left to right: done, now, later. Wide, as cards beside the one that acts; narrow,
// as a line of seals.

import type { ReactElement } from 'react';
import type { QueueView } from '../../rules/view.ts';
import { Icon } from '../art/icons.tsx';
import { CrackedScroll } from '../art/scroll.tsx';
import { Card } from '../card/card.tsx';
import { cardThing } from '../picks.ts';
import { useReader } from '../reader.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';

export function QueueCard({ item }: { readonly item: QueueView }): ReactElement {
  const scene = useScene();
  const { read, peek } = useReader();
  const face = scene.deck.face(item.id);
  return (
    <li className="on-queued" data-state={item.state}>
      <Tap
        thing={null}
        label={say.queueLabel(scene, item, face)}
        flight={cardThing(item.card)}
        onRead={() => read(face)}
        onPeek={(place) => peek(face, place)}
      >
        <Card face={face} size="S" />
        {(item.state === 'done' || item.state === 'void') && (
          <span className="on-done">
            <Icon name={item.state === 'void' ? 'close' : 'check'} />
          </span>
        )}
      </Tap>
      <b>{say.who(scene, item.seat)}</b>
      <span>{say.queueNote(scene, item)}</span>
    </li>
  );
}

/** Players who cracked stand before all cards. */
export function CrackSigns(): ReactElement | null {
  const scene = useScene();
  const { cracks } = scene.view;
  if (cracks.length === 0) return null;
  return (
    <>
      {cracks.map((seat) => (
        <li key={seat} className="on-queued on-crack-sign" data-state="done">
          <span className="on-crack-art">
            <CrackedScroll mark={null} />
          </span>
          <b>{say.who(scene, seat)}</b>
          <span>{say.crackedNote}</span>
        </li>
      ))}
    </>
  );
}

export function QueueLine(): ReactElement | null {
  const scene = useScene();
  const { queue, cracks } = scene.view;
  if (queue.length + cracks.length === 0) return null;
  return (
    <ol className="on-line" aria-label={say.queue}>
      {cracks.map((seat) => (
        <li key={`crack ${seat}`} data-state="done">
          <span className="on-line-seal">
            <Icon name="crack" />
          </span>
          <span>{say.who(scene, seat)}</span>
        </li>
      ))}
      {queue.map((item) => (
        <li key={item.card} data-state={item.state} aria-current={item.state === 'now' ? 'step' : undefined}>
          <span className="on-line-seal">{item.order}</span>
          <span>{say.who(scene, item.seat)}</span>
        </li>
      ))}
    </ol>
  );
}

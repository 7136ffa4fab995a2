// The landscape: one long handscroll of places, and at its end the ghost of the Castle with its count.

import { type ReactElement, useEffect, useRef } from 'react';
import type { PlaceView } from '../../rules/view.ts';
import { Icon } from '../art/icons.tsx';
import { Landscape } from '../art/landscape.tsx';
import { cardThing } from '../picks.ts';
import { useReader } from '../reader.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';

export function Handscroll(): ReactElement {
  const { view } = useScene();
  const roll = useRef<HTMLOListElement>(null);
  const count = view.places.length;
  // It rests on the Castle's end.
  useEffect(() => {
    if (count >= 0) roll.current?.scrollTo({ left: roll.current.scrollWidth });
  }, [count]);
  return (
    <section className="on-handscroll" aria-label={say.landscape(view.places.length)}>
      <ol ref={roll} className="on-roll" data-count={count}>
        {view.places.map((place) => (
          <Panel key={place.card} place={place} />
        ))}
        {!view.places.some(({ id }) => id === view.castle.id) && <Castle />}
      </ol>
    </section>
  );
}

function Panel({ place }: { readonly place: PlaceView }): ReactElement {
  const { deck } = useScene();
  const { read, peek } = useReader();
  const face = deck.face(place.id);
  const tag = say.effectTag(face);
  return (
    <li className="on-panel" data-blocked={place.block !== null || undefined}>
      <Tap
        thing={cardThing(place.card)}
        label={say.placeLabel(face, place, place.block ? deck.face(place.block.id).name : null)}
        flight={cardThing(place.card)}
        onRead={() => read(face)}
        onPeek={(at) => peek(face, at)}
      >
        <Landscape id={face.id} name={face.name} />
        <b className="on-plate">{face.name}</b>
        {place.block ? (
          <span className="on-blocked">
            <Icon name="barricade" />
            {say.blocked}
          </span>
        ) : (
          tag !== '' && <span className="on-place-tag">{tag}</span>
        )}
      </Tap>
    </li>
  );
}

function Castle(): ReactElement {
  const { view, deck } = useScene();
  const { read, peek } = useReader();
  const { id, have, need } = view.castle;
  const face = deck.face(id);
  return (
    <li className="on-panel on-ghost" data-ready={have >= need || undefined}>
      <Tap
        thing={null}
        label={say.castleLabel(face.name, have, need)}
        onRead={() => read(face)}
        onPeek={(at) => peek(face, at)}
      >
        <Landscape id={id} name={face.name} />
        <span className="on-castle-count">
          {need > 0 && <b>{say.countOf(have, need)}</b>}
          <span>{say.toTheCastle(face.name)}</span>
          <span className="on-lamps">
            {Array.from({ length: need }, (_, i) => (
              <i key={i} data-lit={i < have || undefined} />
            ))}
          </span>
        </span>
      </Tap>
    </li>
  );
}

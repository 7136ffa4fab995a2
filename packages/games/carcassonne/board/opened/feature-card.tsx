// What a feature is worth and to whom.

import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { Goods } from '../../rules/names.ts';
import type { FeatureView, View } from '../../rules/view.ts';
import { PieceSign } from '../figures/piece.tsx';
import type { Box, Size } from '../map/camera.ts';
import { beside, type Place } from '../reading/beside.ts';
import type { BoardWords } from '../say.ts';
import { say } from '../say.ts';

interface Props {
  readonly view: View;
  readonly feature: FeatureView;
  /** Where the feature is on the screen. */
  readonly about: Box;
  readonly margin: Box;
  screen(): Size;
  who(seat: number): string;
}

export default function FeatureCard({ view, feature, about, margin, screen, who }: Props): ReactElement {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    setPlace(beside(about, { width: element.offsetWidth, height: element.offsetHeight }, screen(), margin));
  }, [about, margin, screen]);
  const never = feature.type === 'field' || feature.type === 'cloister';
  return (
    <section
      ref={card}
      className="cc-card"
      aria-live="polite"
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden', left: 0, top: 0 }}
    >
      <h2>{say.featureTitle(feature.type, feature.tiles)}</h2>
      <div className="cc-values">
        <span>
          {feature.complete ? say.completed : never ? say.atEnd : say.now} <b>{feature.now}</b>
        </span>
        {!feature.complete && !never && (
          <span>
            {say.complete} <b>{feature.whenComplete}</b>
          </span>
        )}
      </div>
      <Owners feature={feature} who={who} />
      <p className="cc-facts">{factsOf(view, feature, say).join(' · ')}</p>
    </section>
  );
}

function Owners({ feature, who }: Pick<Props, 'feature' | 'who'>): ReactElement {
  const leaders = feature.owners.filter(({ leads }) => leads);
  const others = feature.owners.filter(({ leads, strength }) => !leads && strength > 0);
  const [first] = leaders;
  if (!first) return <p className="cc-quiet">{say.nobody}</p>;
  return (
    <p className="cc-owners-line">
      {feature.owners.map(({ seat, figures }) => (
        <PieceSign key={seat} figure={figures[0] ?? 'meeple'} seat={seat} size={24} />
      ))}
      <span>
        <b>
          {leaders.length > 1
            ? say.shared(leaders.map(({ seat, strength }) => say.strength(who(seat), strength)))
            : say.owns(who(first.seat))}
        </b>{' '}
        {others.length > 0 && say.behind(others.map(({ seat, strength }) => say.strength(who(seat), strength)))}
      </span>
    </p>
  );
}

const GOODS: readonly Goods[] = ['wine', 'grain', 'cloth'];

function factsOf(view: View, feature: FeatureView, say: BoardWords): readonly string[] {
  const { type, open, pennants, inns, cathedrals, goods, cities, complete } = feature;
  const facts: string[] = [];
  if (type === 'field') {
    const done = cities.filter((city) => view.features[city]?.complete).length;
    facts.push(say.citiesTouched(done, cities.length));
  } else if (!complete && type !== 'cloister') {
    facts.push(type === 'monastery' || type === 'garden' ? say.neighbours(open.length) : say.openEdges(open.length));
  }
  if (feature.besieged) facts.push(say.besieged);
  if (pennants > 0) facts.push(say.pennants(pennants));
  if (inns > 0) facts.push(say.inns(inns));
  if (cathedrals > 0) facts.push(say.cathedrals(cathedrals));
  for (const one of GOODS) if (goods[one] > 0) facts.push(say.goodsOf(one, goods[one]));
  return facts;
}

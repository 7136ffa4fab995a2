// My own scrolls: I have not seen what is sealed, and say so; a cracked one is a card of my hand.

import type { ReactElement } from 'react';
import type { CrackedView, SeatView } from '../../rules/view.ts';
import { Icon } from '../art/icons.tsx';
import { CrackedScroll, SealedScroll } from '../art/scroll.tsx';
import { cardThing, sealedThing } from '../picks.ts';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { ScrollMarks } from '../table/scrolls.tsx';
import { Tap } from '../tap.tsx';
import { usePicks } from '../use-picks.ts';

export function OwnScrolls({ mine }: { readonly mine: SeatView }): ReactElement {
  const scene = useScene();
  const { open, chosen } = usePicks();
  return (
    <ul className="on-own-scrolls">
      {mine.sealed.map((scroll) => {
        const thing = sealedThing(mine.seat, scroll.place);
        return (
          <li key={scroll.place}>
            <Tap
              thing={thing}
              label={say.sealedLabel(scene, mine.seat, scroll)}
              className="on-own-scroll"
              flight={`sealed ${mine.seat} ${scroll.place}`}
            >
              <SealedScroll />
              {chosen.has(thing) && (
                <span className="on-tick">
                  <Icon name="check" />
                </span>
              )}
            </Tap>
            <span className="on-own-text">
              <b>{scene.you === null ? say.sealedOf(scene.name(mine.seat)) : say.yourSealed}</b>
              <ScrollMarks scroll={scroll} />
              {scene.ask?.kind === 'choose' && open.has(thing) && (
                <span className="on-caption" data-may="">
                  {say.mayCrack}
                </span>
              )}
            </span>
          </li>
        );
      })}
      {mine.cracked.map((scroll, i) => (
        <OwnCracked key={i} scroll={scroll} seat={mine.seat} />
      ))}
      {mine.sealed.length + mine.cracked.length === 0 && (
        <li className="on-tray-note">{scene.you === null ? say.noScrollOf(scene.name(mine.seat)) : say.noScrollOwn}</li>
      )}
    </ul>
  );
}

function OwnCracked({ scroll, seat }: { readonly scroll: CrackedView; readonly seat: number }): ReactElement {
  const scene = useScene();
  const kind = scroll.kind === null ? null : scene.deck.scroll(scroll.kind);
  return (
    <li>
      <Tap
        thing={scroll.card === null ? null : cardThing(scroll.card)}
        label={say.crackedLabel(scene, seat, scroll)}
        className="on-own-scroll"
      >
        <CrackedScroll mark={kind?.mark ?? null} />
      </Tap>
      <span className="on-own-text" data-cracked="">
        <b>{say.yourCracked(kind?.short ?? null)}</b>
        <span>{say.crackedWarning}</span>
      </span>
    </li>
  );
}

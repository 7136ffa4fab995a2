// Things to choose from that lie nowhere else in sight: a hand one looks at, cards of the deck or of the discards, scrolls
// of the open pile.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { OnmitsuChoice } from '../../rules/types.ts';
import { CrackedScroll, OpenScroll } from '../art/scroll.tsx';
import { Back, Card } from '../card/card.tsx';
import { cardThing, scrollThing, wordThing } from '../picks.ts';
import { say } from '../say.ts';
import { type BoardScene, idOfCard, useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';
import { CardRow } from './card-row.tsx';

const SPREAD = ['take', 'replace', 'search', 'fetch', 'restore', 'scroll', 'draw'] as const;

/** Whether the open question is answered with a spread. */
export const isSpread = ({ ask }: BoardScene): boolean => SPREAD.some((kind) => kind === ask?.kind);

export function Spread(): ReactElement {
  const scene = useScene();
  const { ask, view } = scene;
  return (
    <section className="on-spread">
      <h2>{say.spreadTitle(scene)}</h2>
      {ask?.kind === 'scroll' ? (
        <ScrollRow kinds={ask.from.map(({ scroll }) => scroll)} />
      ) : ask?.kind === 'draw' ? (
        <DrawRow />
      ) : (
        <CardRow cards={cardsIn(scene)}>
          <CrackedIn seat={lookedAt(scene)} />
        </CardRow>
      )}
      {ask?.kind === 'search' && <p className="on-quiet">{say.searchNote(view.spread.length)}</p>}
    </section>
  );
}

/** All cards that lie in the spread: what may be taken, and beside it what may not. */
function cardsIn(scene: BoardScene): readonly { readonly card: number; readonly id: string }[] {
  const { ask, view } = scene;
  if (ask?.kind === 'search') return view.spread;
  const from = lookedAt(scene);
  const hand = from === null ? [] : (view.seats[from]?.known ?? []).filter((one) => one.card !== null);
  if (hand.length > 0) return hand.map(({ card, id }) => ({ card: card ?? 0, id }));
  const choices: readonly OnmitsuChoice[] = ask?.from ?? [];
  return choices.flatMap((choice) => {
    if (typeof choice === 'string' || !('card' in choice)) return [];
    const id = idOfCard(scene, choice.card);
    return id === null ? [] : [{ card: choice.card, id }];
  });
}

/** Cracked scrolls of the hand that is looked at. */
function CrackedIn({ seat }: { readonly seat: Seat | null }): ReactElement | null {
  const scene = useScene();
  if (seat === null) return null;
  return (
    <>
      {scene.view.seats[seat]?.cracked.map(
        (scroll) =>
          scroll.card !== null &&
          scroll.kind !== null && (
            <li key={scroll.card}>
              <Tap
                thing={cardThing(scroll.card)}
                label={say.crackedLabel(scene, seat, scroll)}
                className="on-spread-scroll"
              >
                <CrackedScroll mark={scene.deck.scroll(scroll.kind).mark} />
              </Tap>
            </li>
          ),
      )}
    </>
  );
}

/** Whose hand is looked at. */
function lookedAt({ ask }: BoardScene): Seat | null {
  return ask?.kind === 'take' || ask?.kind === 'replace' ? ask.about.from : null;
}

function ScrollRow({ kinds }: { readonly kinds: readonly string[] }): ReactElement {
  const { deck } = useScene();
  return (
    <ul className="on-card-row on-scroll-row">
      {kinds.map((kind) => {
        const scroll = deck.scroll(kind);
        return (
          <li key={kind}>
            <Tap thing={scrollThing(kind)} label={`${scroll.name}: ${say.scrollWorth(scroll)}`}>
              <OpenScroll mark={scroll.mark} />
              <span className="on-scroll-name">
                <b>{scroll.short}</b>
                <span>{say.scrollWorth(scroll)}</span>
              </span>
            </Tap>
          </li>
        );
      })}
    </ul>
  );
}

function DrawRow(): ReactElement {
  const { view, deck } = useScene();
  const top = view.discard.at(-1);
  return (
    <ul className="on-card-row">
      <li>
        <Tap thing={wordThing('deck')} label={say.fromDeck}>
          <Back />
        </Tap>
      </li>
      {top && (
        <li>
          <Tap thing={wordThing('discard')} label={say.fromDiscards(deck.face(top.id).name)}>
            <Card face={deck.face(top.id)} size="M" />
          </Tap>
        </li>
      )}
    </ul>
  );
}

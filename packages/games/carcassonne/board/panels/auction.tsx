// The auction: the tiles for sale, the highest bid, and what this seat may do about it.

import type { ReactElement } from 'react';
import type { Deed } from '../../rules/choices.ts';
import type { AuctionView, DrawnView } from '../../rules/view.ts';
import { portraitOf } from '../art/gallery.ts';
import { deedsOf } from '../reading/choices.ts';
import { say } from '../say.ts';
import type { TurnControls } from '../use-play.ts';

interface Props {
  readonly auction: AuctionView;
  readonly play: TurnControls;
  who(seat: number): string;
  label(deed: Deed): string;
}

/** Bids that have a button of their own; the others are reached by one more and one less. */
const BUTTONS = 3;

export function AuctionPanel({ auction, play, who, label }: Props): ReactElement {
  const deeds = play.ask?.kind === 'act' ? deedsOf(play.ask) : [];
  const bids = deeds.filter(({ do: name }) => name === 'bid');
  const others = deeds.filter(({ do: name }) => name === 'buy' || name === 'sell');
  const { seller, tile, price, bidder } = auction;
  return (
    <section className="cc-tray cc-auction" aria-label={say.auction.title}>
      <span className="cc-auction-tiles">
        {auction.tiles.map((one, i) => (
          <ForSale
            key={`${one.kind} ${i}`}
            tile={one}
            sold={tile !== null && i === auction.tiles.findIndex((other) => isAlike(other, tile))}
            deed={deeds.find((deed) => deed.do === 'auction' && isAlike(deed, one))}
            play={play}
            label={label}
          />
        ))}
      </span>
      {seller !== null && (
        <span className="cc-auction-note">
          {tile === null
            ? say.auction.chooses(who(seller))
            : say.auction.stands(price, bidder === null ? null : who(bidder))}
        </span>
      )}
      {bids.length > 0 && <Bids bids={bids} play={play} label={label} />}
      {others.map((deed) => (
        <Choice key={deed.do} deed={deed} play={play} text={label(deed)} />
      ))}
    </section>
  );
}

const isAlike = (a: Pick<Deed, 'kind' | 'garden'>, b: DrawnView): boolean => a.kind === b.kind && a.garden === b.garden;

interface ForSaleProps {
  readonly tile: DrawnView;
  readonly sold: boolean;
  readonly deed: Deed | undefined;
  readonly play: TurnControls;
  label(deed: Deed): string;
}

function ForSale({ tile, sold, deed, play, label }: ForSaleProps): ReactElement {
  const picture = (
    <img
      src={portraitOf({ ...tile, rotation: 0, copy: 0 })}
      alt={deed ? '' : say.tile(tile)}
      width="52"
      height="52"
      draggable={false}
    />
  );
  if (!deed)
    return (
      <span className="cc-for-sale" data-sold={sold || undefined}>
        {picture}
      </span>
    );
  return (
    <button
      type="button"
      className="cc-for-sale"
      aria-pressed={play.isDone(deed)}
      aria-label={label(deed)}
      onClick={() => play.choose(deed)}
    >
      {picture}
    </button>
  );
}

/** The least bids have a button each. */
function Bids({
  bids,
  play,
  label,
}: {
  readonly bids: readonly Deed[];
  readonly play: TurnControls;
  label(deed: Deed): string;
}): ReactElement {
  const chosen = bids.findIndex((deed) => play.isDone(deed));
  const first = Math.max(0, Math.min(chosen - 1, bids.length - BUTTONS));
  const step = (by: number): void => {
    const next = bids[chosen < 0 ? 0 : chosen + by];
    if (next) play.choose(next);
  };
  return (
    <>
      {bids.length > BUTTONS && (
        <button
          type="button"
          className="cc-btn"
          aria-label={say.auction.less}
          disabled={chosen <= 0}
          onClick={() => step(-1)}
        >
          −
        </button>
      )}
      {bids.slice(first, first + BUTTONS).map((deed) => (
        <Choice key={deed.points} deed={deed} play={play} text={String(deed.points)} label={label(deed)} />
      ))}
      {bids.length > BUTTONS && (
        <button
          type="button"
          className="cc-btn"
          aria-label={say.auction.more}
          disabled={chosen === bids.length - 1}
          onClick={() => step(1)}
        >
          +
        </button>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly deed: Deed;
  readonly play: TurnControls;
  readonly text: string;
  readonly label?: string;
}

function Choice({ deed, play, text, label }: ChoiceProps): ReactElement {
  return (
    <button
      type="button"
      className="cc-btn"
      aria-pressed={play.isDone(deed)}
      aria-label={label}
      onClick={() => play.choose(deed)}
    >
      {text}
    </button>
  );
}

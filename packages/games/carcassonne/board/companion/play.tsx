// The companion in play: the track, the players, and what is written down now. Wide, the track frames everything.

import { type ReactElement, useEffect, useState } from 'react';
import type { CompanionWords } from '../say.ts';
import { companion as say } from '../say.ts';
import { type Preview, TrackBorder, TrackStrip } from '../track/index.tsx';
import { AwardForm } from './award-form.tsx';
import { Bar } from './bar.tsx';
import { Collected } from './collected.tsx';
import { FinalScoring, Merge, Result } from './final.tsx';
import { Fresh } from './fresh.tsx';
import { type Deed, type Ledger, partOf } from './ledger.ts';
import { MessageCard } from './message-card.tsx';
import { More } from './more.tsx';
import { trackSeats } from './players.ts';
import { Stack } from './stack.tsx';
import { Standing } from './standing.tsx';
import type { GameInHand } from './use-game.ts';

const WIDE = '(min-width: 56rem)';

export function CompanionScreen({ game, onForget }: { readonly game: GameInHand; onForget(): void }): ReactElement {
  const { ledger, deeds, write } = game;
  const wide = useWide();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [chosen, setChosen] = useState<{ readonly at: string; readonly seat: number } | null>(null);
  // The active player scores, unless somebody else was just chosen.
  const moment = `${ledger.turn} ${ledger.awards.length} ${ledger.stage}`;
  const seat = chosen?.at === moment ? chosen.seat : ledger.active;
  const seats = trackSeats(ledger);
  const writing = ledger.stage === 'play' && !ledger.message;
  // Every tile begins at the top of the page, where it says whose it is.
  const tile = `${ledger.turn} ${ledger.parts.length} ${ledger.stage}`;
  useEffect(() => scrollTo(0, 0), [tile]);
  const onDeed = (deed: Deed): void => {
    setPreview(null);
    write(deed);
  };
  const page = (
    <div className="ccc-page" data-wide={wide || undefined}>
      <header className="ccc-head">
        <h1>{headingOf(ledger, say)}</h1>
        {ledger.stage === 'play' && (
          <p className="ccc-quiet">
            {[say.turn(ledger.turn), say.tile[partOf(ledger).of], say.passNow(ledger.round)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </header>
      <Standing
        ledger={ledger}
        chosen={writing || ledger.stage === 'final' ? seat : null}
        onChoose={(one) => setChosen({ at: moment, seat: one })}
      />
      <div className="ccc-work">
        <p className="ccc-notice" role="status">
          {noticeOf(ledger, deeds.at(-1), say)}
        </p>
        {ledger.stage === 'over' && <Result ledger={ledger} />}
        {ledger.stage === 'final' && <FinalScoring ledger={ledger} seat={seat} onDeed={onDeed} />}
        {ledger.message && (
          <MessageCard ledger={ledger} message={ledger.message} onDeed={onDeed} onPreview={setPreview} />
        )}
        {writing && (
          <>
            <AwardForm key={seat} ledger={ledger} seat={seat} onDeed={onDeed} onPreview={setPreview} />
            <Collected ledger={ledger} onDeed={onDeed} />
          </>
        )}
      </div>
      <div className="ccc-rest">
        {ledger.stage === 'play' && <Stack ledger={ledger} />}
        {writing && (
          <>
            <More ledger={ledger} seat={seat} onDeed={onDeed} />
            <Merge ledger={ledger} onDeed={onDeed} />
          </>
        )}
        {ledger.stage !== 'over' && <Fresh onForget={onForget} />}
      </div>
      <Bar game={game} onForget={onForget} />
    </div>
  );
  return wide ? (
    <TrackBorder words={say.track} seats={seats} preview={preview}>
      {page}
    </TrackBorder>
  ) : (
    <>
      <TrackStrip words={say.track} seats={seats} preview={preview} follow={seat} />
      {page}
    </>
  );
}

function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = (): void => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return wide;
}

function headingOf(ledger: Ledger, say: CompanionWords): string {
  if (ledger.stage === 'over') return say.result;
  return ledger.stage === 'final' ? say.final : say.turnOf(ledger.setup.players[ledger.active]?.name ?? '');
}

/** What the last pass of scoring came to, in words. */
function noticeOf(ledger: Ledger, last: Deed | undefined, say: CompanionWords): string {
  const nameOf = (seat: number): string => ledger.setup.players[seat]?.name ?? '';
  const { draw, message, active, figures } = ledger;
  if (message) return say.drew(nameOf(active), message.on, figures[active]?.[message.on] ?? 0);
  if (last?.kind === 'close' && draw === null) return say.later;
  if (draw === null || draw.message) return '';
  return draw.blockedBy === null ? say.nothing : say.blocked(nameOf(draw.blockedBy));
}

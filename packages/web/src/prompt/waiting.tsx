// For whom we wait, and since when; after a while they can be reminded. Short waits are not counted.

import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { mySeats, useLive, useNames, useSend, useTable } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';

const SHORT_S = 10;
/** As long as the server wants. */
const NUDGE_S = 20;

export function Waiting({ snapshot }: { readonly snapshot: SeatSnapshot }): ReactElement | null {
  const say = useSay();
  const send = useSend();
  const name = useNames();
  const table = useTable();
  const skew = useLive((live) => live.skew);
  const seconds = useSeconds(snapshot.since === null ? null : snapshot.since - skew);
  const [nudged, setNudged] = useState('');
  const { waiting } = snapshot;
  if (waiting.length === 0 || seconds < SHORT_S) return null;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const [seat] = waiting;
  const wait = `${seat} ${snapshot.since}`;
  const other = waiting.length === 1 && seat !== undefined ? table.seats[seat] : undefined;
  const mayNudge = other?.by === 'person' && !other.mine && !other.away && mySeats(table).length > 0;
  return (
    <div className="waiting-since">
      <span className="small quiet">{say('prompt.since', { time })}</span>
      {mayNudge && seconds >= NUDGE_S && seat !== undefined && (
        <button
          type="button"
          className="btn"
          disabled={nudged === wait}
          onClick={() => {
            setNudged(wait);
            void send({ type: 'nudge', seat });
          }}
        >
          <Icon name="bell" size={18} />
          {say(nudged === wait ? 'nudge.done' : 'nudge.send', { name: name(seat) })}
        </button>
      )}
    </div>
  );
}

/** Whole seconds since then, by our clock. */
function useSeconds(from: number | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const look = (): void => setSeconds(from === null ? 0 : Math.max(0, Math.floor((Date.now() - from) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [from]);
  return seconds;
}

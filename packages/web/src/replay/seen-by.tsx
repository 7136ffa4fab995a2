// With whose eyes the match is seen: everything in the open, as the public saw it, or as a seat knew it then.

import type { Eyes, Shown } from '@tabella/kernel';
import type { ReactElement, ReactNode } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { Avatar } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { seatsOf } from './address.ts';
import { Hidden } from './hidden.tsx';
import { withoutFlights } from './still.ts';
import { useReplay } from './use-replay.ts';
import './seen-by.css';

export function SeenBy({ shown }: { readonly shown: Shown }): ReactElement {
  const say = useSay();
  const { log, replay, name, me } = useReplay();
  const { seatLine } = gameOf(log.game);
  const bots = log.table?.bots ?? [];
  return (
    <section className="seats seen-by" aria-label={say('seen.label')}>
      <h2 className="label seats-label">{say('seen.label')}</h2>
      <ul>
        <View eyes="all" sign={<Sign icon="eye" />} title={say('seen.all')} short={say('seen.allShort')}>
          {say('seen.allNote')}
        </View>
        <View eyes="public" sign={<Sign icon="people" />} title={say('seen.public')} short={say('seen.publicShort')}>
          {say('seen.publicNote')}
        </View>
        {seatsOf(replay.seats).map((seat) => {
          const line = seatLine?.(shown.view, seat);
          const bot = bots[seat] ?? null;
          const who = seat === me ? say('seat.you') : bot === null ? '' : say('seen.bot');
          return (
            <View
              key={seat}
              eyes={seat}
              sign={<Avatar seat={seat} name={name(seat)} bot={bot !== null} />}
              title={name(seat)}
              short={name(seat)}
              score={line?.score}
            >
              {[who, line?.note].filter(Boolean).join(' · ')}
            </View>
          );
        })}
      </ul>
      <p className="seen-key small quiet">
        <kbd>V</kbd> {say('seen.next')}
      </p>
      <Hidden shown={shown} where="column" />
    </section>
  );
}

const Sign = ({ icon }: { readonly icon: 'eye' | 'people' }): ReactElement => (
  <span className="seen-sign">
    <Icon name={icon} />
  </span>
);

interface ViewProps {
  readonly eyes: Eyes;
  readonly sign: ReactNode;
  readonly title: string;
  /** In a hand. */
  readonly short: string;
  readonly score?: string | undefined;
  readonly children: ReactNode;
}

function View({ eyes, sign, title, short, score, children }: ViewProps): ReactElement {
  const open = useReplay();
  const chosen = open.eyes === eyes;
  return (
    <li>
      <button
        type="button"
        className={chosen ? 'seat seat-asked' : 'seat'}
        aria-pressed={chosen}
        aria-label={title}
        onClick={() => withoutFlights(() => open.show({ eyes }))}
      >
        {sign}
        <span className="seat-who">
          <b className="seen-title">{title}</b>
          <b className="seen-short">{short}</b>
          <span className="quiet small seat-status">{children}</span>
        </span>
        {score !== undefined && <b className="seat-score">{score}</b>}
      </button>
    </li>
  );
}

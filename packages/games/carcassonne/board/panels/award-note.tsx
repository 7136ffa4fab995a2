// Points to be walked: what they are for, and where the chosen figure would land.

import type { ReactElement } from 'react';
import type { Landing, MoveAbout } from '../../rules/choices.ts';
import type { Marker } from '../../rules/names.ts';
import { Icon } from '../icon.tsx';
import type { BoardWords } from '../say.ts';
import { say } from '../say.ts';
import { colourOf } from '../seats.ts';
import { FigureSign, spaceOf } from '../track/index.tsx';

interface Props {
  readonly about: MoveAbout;
  readonly chosen: Marker | null;
}

export function AwardNote({ about, chosen }: Props): ReactElement {
  const { award, counts } = about;
  const landing = chosen && about[chosen];
  return (
    <section className="cc-award" aria-live="polite">
      <p>
        <b>{say.awardFor(award.source, award.points)}</b>{' '}
        <span className="cc-quiet">{award.items.map(say.item).join(' + ')}</span>
      </p>
      {chosen === null && award.points > 0 && Math.min(about.scorer.from, about.messenger.from) === 0 && (
        <p className="cc-quiet">{say.moveTip(counts)}</p>
      )}
      {chosen && landing && (
        <p className="cc-landing">
          <FigureSign figure={chosen} colour={colourOf(award.seat)} emblem={award.seat} size={24} />
          <b>{say.walk(chosen, landing.from, landing.to)}</b>
          {landing.dark && counts && !landing.shared ? (
            <span className="cc-dark-chip">
              <Icon name="mail" size={14} />
              {say.dark(spaceOf(landing.to))}
            </span>
          ) : (
            <span className="cc-quiet">{quietly(say, landing, counts)}</span>
          )}
        </p>
      )}
    </section>
  );
}

/** Why there is no message. */
function quietly(say: BoardWords, { dark, to }: Landing, counts: boolean): string {
  if (!dark) return say.noMessage;
  return counts ? say.darkShared(spaceOf(to)) : say.darkQuiet(spaceOf(to));
}

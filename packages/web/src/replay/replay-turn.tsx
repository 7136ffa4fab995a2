// One turn in the log of a replay. A jump passes over many of them, so what a turn holds is drawn once: turns that are past
// or still to come say so as a whole, and only the one that is shown marks its lines.

import type { GameEvent, NameOf, OptionValues, SaidThen, Seat } from '@tabella/kernel';
import { type CSSProperties, memo, type ReactElement } from 'react';
import type { ShownGame } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { EventLine } from '../table/event-line.tsx';
import { Rich } from '../table/rich.tsx';
import { placed } from '../text.ts';
import { Avatar } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { isSaid, type StoryLine, type StoryTurn } from './story.ts';

/** What does not change from step to step. */
export interface Terms extends Pick<ShownGame, 'Picture'> {
  readonly name: NameOf;
  readonly me: Seat | null;
  readonly options: OptionValues;
  /** The rows of turning points. */
  readonly flags: readonly number[];
  /** That only these saw it, in words. */
  only(seats: readonly Seat[]): string;
  jump(row: number): void;
  light(event: GameEvent | null): void;
}

interface Props {
  readonly turn: StoryTurn;
  /** The row whose lines are shown; beyond all rows for what is past, -1 for what is to come. */
  readonly now: number;
  readonly chat: boolean;
  readonly terms: Terms;
}

export const Turn = memo(function Turn({ turn, now, chat, terms }: Props): ReactElement | null {
  const parts = chat ? turn.parts.filter(isSaid) : turn.parts;
  if (parts.length === 0) return null;
  const isShown = now >= 0 && now !== Number.POSITIVE_INFINITY;
  return (
    <section
      className="log-turn"
      data-now={isShown || undefined}
      data-when={now < 0 ? 'later' : undefined}
      style={{ '--lines': parts.length } as CSSProperties}
    >
      <Parts turn={turn} now={isShown ? now : null} chat={chat} terms={terms} />
    </section>
  );
});

interface PartsProps extends Omit<Props, 'now'> {
  /** Null in other turns than the one that is shown. */
  readonly now: number | null;
}

const Parts = memo(function Parts({ turn, now, chat, terms }: PartsProps): ReactElement {
  const parts = chat ? turn.parts.filter(isSaid) : turn.parts;
  const when = (part: StoryLine | SaidThen): 'later' | 'now' | undefined => {
    if (now === null || part.row < now) return undefined;
    return part.row > now ? 'later' : isSaid(part) ? undefined : 'now';
  };
  return (
    <>
      {turn.title !== null && (
        <h3>
          <Rich text={turn.title} />
          {/* As on the slider, where the game does not count. */}
          {!turn.title.includes(String(turn.number)) && <span className="log-number">{turn.number}</span>}
        </h3>
      )}
      <ol>
        {placed(parts).map(({ place, thing: part }) => (
          <li key={place} data-when={when(part)}>
            {isSaid(part) ? <Said said={part} /> : <Line line={part} terms={terms} />}
          </li>
        ))}
      </ol>
    </>
  );
});

interface LineProps {
  readonly line: StoryLine;
  readonly terms: Terms;
}

const Line = memo(function Line({ line, terms }: LineProps): ReactElement {
  const { Picture, name, me, options, flags, jump, light } = terms;
  const { event } = line;
  const only = line.only && terms.only(line.only);
  const flag = flags.indexOf(line.row);
  return (
    <button
      type="button"
      className="log-line"
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && light(event)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && light(null)}
      onClick={() => jump(line.row)}
    >
      {event ? (
        <EventLine {...{ Picture, event, name, options }} you={me} text={line.text} />
      ) : (
        <span className="quiet">
          <Rich text={line.text} />
        </span>
      )}
      {only && (
        <span className="log-only" title={only}>
          <Icon name="eye" size={16} />
          <span className="hidden-text">{only}</span>
        </span>
      )}
      {flag >= 0 && <b className="replay-flag">{flag + 1}</b>}
    </button>
  );
});

function Said({ said }: { readonly said: SaidThen }): ReactElement {
  const say = useSay();
  return (
    <p className="replay-said">
      {said.seat === null ? <b>{said.name}</b> : <Avatar seat={said.seat} name={said.name} size="small" />}
      <span className="hidden-text">{said.name}: </span>
      <span className="replay-words">{said.text}</span>
      {said.side && <span className="quiet small">{say('replay.toSide')}</span>}
    </p>
  );
}

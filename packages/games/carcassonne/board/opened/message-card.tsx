// A message was drawn: the card, what it says, and both things that may be done with it, each with its worth.

import type { ReactElement } from 'react';
import type { MessageChoice } from '../../rules/choices.ts';
import type { MessagesView, View } from '../../rules/view.ts';
import { Icon } from '../icon.tsx';
import { MessageSeal } from '../panels/message-seal.tsx';
import { type Another, anotherBy } from '../reading/another.ts';
import { type Aimed, isAimed } from '../reading/choices.ts';
import { say } from '../say.ts';
import { colourOf } from '../seats.ts';
import { FigureSign } from '../track/index.tsx';

type Current = NonNullable<MessagesView['current']>;

interface Props {
  readonly view: View;
  readonly current: Current;
  readonly mine: boolean;
  /** In a replay it is told what the message says; nothing is chosen. */
  readonly told: boolean;
  readonly chosen: MessageChoice | null;
  readonly side: 'left' | 'right';
  who(seat: number): string;
  label(choice: MessageChoice): string;
  onChoose(choice: MessageChoice): void;
}

const isAction = (choice: MessageChoice): boolean => choice !== 'points';

export default function MessageCard({
  view,
  current,
  mine,
  told,
  chosen,
  side,
  who,
  label,
  onChoose,
}: Props): ReactElement {
  const { message, choices } = current;
  const actions = choices.filter(({ choice }) => isAction(choice));
  const best = actions.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0];
  const picked = actions.find(({ choice }) => sameChoice(choice, chosen)) ?? best;
  const points = choices.find(({ choice }) => !isAction(choice));
  return (
    <section className="cc-message" data-side={side} aria-label={say.messageTitle(message)}>
      <header>
        <MessageSeal message={message} />
        <div>
          <p className="cc-label">{say.messageLabel(who(current.seat))}</p>
          <h2>{say.messageTitle(message)}</h2>
          <p>{say.messageText(message, view.options.messages)}</p>
        </div>
      </header>
      {!told && (
        <div className="cc-ways">
          <Way
            label={say.doIt}
            outcome={picked ? (picked.points === null ? say.oneMore : say.score(picked.points)) : ''}
            note={picked ? actionNote(view, picked, actions.length, say) : say.notPossible}
            another={anotherBy(view, current.seat, picked?.points ?? null)}
            seat={current.seat}
            pressed={chosen !== null && isAction(chosen)}
            disabled={!mine || !picked}
            onPick={() => picked && onChoose(picked.choice)}
          />
          <Way
            label={say.orTake}
            outcome={say.takePoints(points?.points ?? 2)}
            note={say.always}
            aside
            another={anotherBy(view, current.seat, points?.points ?? 2)}
            seat={current.seat}
            pressed={chosen === 'points'}
            disabled={!mine || !points}
            onPick={() => onChoose('points')}
          />
        </div>
      )}
      {mine && actions.length > 1 && (
        <fieldset className="cc-which">
          <legend>{message === 8 ? say.pickFigure : say.which}</legend>
          {actions.map(({ choice }) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              className="cc-btn"
              aria-pressed={sameChoice(choice, chosen)}
              onClick={() => onChoose(choice)}
            >
              {label(choice)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

type Say = typeof say;

const sameChoice = (a: MessageChoice, b: MessageChoice | null): boolean => JSON.stringify(a) === JSON.stringify(b);

function actionNote(view: View, { choice }: Current['choices'][number], many: number, say: Say): string {
  if (!isAimed(choice)) return '';
  const feature = featureOf(view, choice);
  if (!feature) return '';
  const what = `${say.featureTitle(feature.type, feature.tiles)}.`;
  // Of a feature that counts by its tiles alone the title has said it all.
  return many > 1 || feature.items.length < 2 ? what : `${what} ${feature.items.map(say.item).join(' + ')}`;
}

const featureOf = (view: View, { tile, segment }: Aimed): View['features'][number] | undefined =>
  view.features[view.tiles[tile]?.features[segment] ?? -1];

interface WayProps {
  readonly label: string;
  /** What comes of it, such as "Score 9". */
  readonly outcome: string;
  readonly note: string;
  /** The note is left away where there is little room. */
  readonly aside?: boolean;
  readonly another: Another | null;
  readonly seat: number;
  readonly pressed: boolean;
  readonly disabled: boolean;
  onPick(): void;
}

function Way(props: WayProps): ReactElement {
  const { label, outcome, note, aside = false, another, seat, pressed, disabled, onPick } = props;
  return (
    <button type="button" className="cc-way" aria-pressed={pressed} disabled={disabled} onClick={onPick}>
      <span className="cc-label">{label}</span>
      <b className="cc-worth">{outcome}</b>
      <span className={aside ? 'cc-quiet cc-wide-only' : 'cc-quiet'}>{note}</span>
      {another && (
        <span className="cc-another">
          <FigureSign figure={another.figure} colour={colourOf(seat)} emblem={seat} size={20} />
          {another.from} → {another.to}
          <span className="cc-dark-chip">
            <Icon name="mail" size={14} />
            {say.another}
          </span>
        </span>
      )}
    </button>
  );
}

// How a match ended: the moment that decided it, in a sentence or two.

import type { NameOf, Seat } from '@tabella/kernel';
import { list, persons } from '@tabella/ui/english';
import type { EmissaryEvent, EventOf } from '../../../rules/events.ts';
import type { CardFace } from '../../../rules/terms.ts';
import { stamps } from '../cards.ts';
import { event } from '../events.ts';
import { faceName, ordinal } from '../names.ts';

export interface Decisive {
  readonly turn: number;
  readonly card: CardFace | null;
  readonly text: string;
}

/** By the last thing that happened before victory was declared: a message taken, somebody out, or the mission itself. */
function decisiveOf(told: readonly EmissaryEvent[], name: NameOf, you: Seat | null): Decisive | null {
  const end = told.findLastIndex((one) => one.kind === 'declares');
  if (end < 0) return null;
  const turn = told.slice(0, end).findLast((one) => one.kind === 'turn')?.turn ?? 0;
  const at = told.slice(0, end).findLastIndex((one) => one.kind === 'obtains' || one.kind === 'falls');
  const found = told[at];
  const start = told.slice(0, end).findLastIndex((one) => one.kind === 'turn');
  if (found?.kind === 'obtains' && at >= start) {
    return { turn, card: found.card, text: taken(told.slice(0, at + 1), found, name, you) };
  }
  const last = found !== undefined && at >= start ? found : told[end];
  return last === undefined ? null : { turn, card: null, text: event(last, name, you) };
}

/** The way of a message to the one who took it. */
function taken(told: readonly EmissaryEvent[], got: EventOf<'obtains'>, name: NameOf, you: Seat | null): string {
  const { subject, object } = persons(name, you);
  const whose = got.seat === you ? 'your' : 'their';
  const count = told.filter(
    (one) => one.kind === 'obtains' && one.seat === got.seat && one.card.colour === got.card.colour,
  ).length;
  const final = `${whose} ${ordinal(Math.max(count, 1))} ${got.card.colour}`;
  const from = told.findLastIndex((one) => one.kind === 'sends');
  const sent = told[from];
  if (got.cause !== 'transmitted' || sent?.kind !== 'sends') {
    return `${subject(got.seat)} got the ${faceName(got.card)}: ${final}.`;
  }
  const way = `${subject(sent.seat)} sent a${sent.by === 'EM' ? 'n' : ''} ${stamps[sent.by].short} ${faceName(got.card)}.`;
  const passed = told.slice(from).flatMap((one) => (one.kind === 'declines' ? [object(one.seat)] : []));
  const caught = told.slice(from).some((one) => one.kind === 'intercepts' && one.seat === got.seat);
  const took = `${caught ? 'intercepted' : 'took'} it: ${final}.`;
  return passed.length === 0 || caught
    ? `${way} ${subject(got.seat)} ${took}`
    : `${way} ${upper(list(passed))} passed it on, ${object(got.seat)} ${took}`;
}

/** A capital for the first letter that is one; a name may begin with a mark. */
const upper = (text: string): string =>
  text.replace(/^([\ue000-\ue0ff]?)(.)/u, (_, mark: string, first: string) => mark + first.toUpperCase());

export const say = { decisiveOf };

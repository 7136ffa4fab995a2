// Previews: what an answer would bring, worked out from what its seat knows, for the one who asks.

import { choiceInKnown, FastChance, preview } from '@tabella/kernel';
import { seatsOf } from '../core/people.ts';
import { NOT_ASKED, NOT_BEGUN, NOT_YOURS, no, PAUSED, type Refused, STALE } from '../core/replies.ts';
import type { Previewed, SaidOf } from '../protocol/index.ts';
import type { Shown } from './outbox.ts';

/** Other people wait meanwhile: a slow game is asked in fewer worlds. */
export const PREVIEW_MS = 12;

/** The answer to `preview`, or why there is none. */
export function previewFor(
  { state, match, gamePackage }: Shown,
  person: string,
  { id, seat, ask, choice }: SaidOf<'preview'>,
  random: () => number,
): Previewed | Refused {
  if (!seatsOf(state, person).includes(seat)) return NOT_YOURS;
  if (match === null || state.trouble !== null) return NOT_BEGUN;
  if (state.stored.paused) return PAUSED;
  const [open] = match.asks(seat);
  if (open === undefined) return match.asks()[0]?.id === ask ? NOT_ASKED : STALE;
  if (open.id !== ask) return STALE;
  const known = match.match.known(seat);
  const answer = choiceInKnown(match.match, known, choice);
  if (answer === undefined) return no('not-offered', 'That is not one of the choices.');
  const { game, out } = gamePackage;
  const since = performance.now();
  const made = preview(game, known, new FastChance(Math.floor(random() * 2 ** 52)), answer, {
    ...(out && { out }),
    enough: () => performance.now() - since > PREVIEW_MS,
  });
  return { type: 'previewed', id, preview: made && { ...made, events: [...made.events] } };
}

// What each answer means.

import { type Ask, type Choice, type Data, type NameOf, PASS, type Seat } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import {
  type AskKind,
  LIE_LOW,
  NOTHING,
  type PlayChoice,
  type SealedChoice,
  type UseChoice,
} from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import { cardIn, type Names, sealedName } from './names.ts';

export function choice(n: Names, given: Choice, ask: Ask, data: Data, name: NameOf): string {
  const view = data as unknown as View;
  if (given === PASS) return passing(ask.kind as AskKind);
  if (given === LIE_LOW) return 'Lie low';
  if (given === NOTHING) return 'Nothing fits';
  if (ask.kind === 'draw')
    return given === 'deck' ? 'From the deck' : `Take the ${n.thing(view.discard.at(-1)?.id ?? '')}`;
  const answer = given as unknown as Partial<UseChoice & SealedChoice & { crack: number; scroll: string }>;
  if (answer.crack !== undefined) return `Crack ${sealedName(n, view, ask.seat, answer.crack, ask.seat, name)}`;
  if (answer.place !== undefined)
    return capital(sealedName(n, view, answer.seat as Seat, answer.place, ask.seat, name));
  if (answer.seat !== undefined) return answer.seat === ask.seat ? 'Yourself' : name(answer.seat);
  if (answer.scroll !== undefined) return n.thing(answer.scroll);
  if (answer.card === undefined) return acting(n, ask, answer as UseChoice);
  const id = cardIn(view, answer.card);
  const at = answer.arrow === undefined ? '' : `, at ${name(answer.arrow)}`;
  if (answer.action !== undefined) return `${n.thing(id)}: ${n.action(id, answer.action)}${at}`;
  if (ask.kind === 'choose' || ask.kind === 'play') return played(n, ask.kind, id, answer as PlayChoice, name);
  return n.thing(id);
}

function acting(n: Names, ask: Ask, { action: which }: UseChoice): string {
  const { card: id } = ask.about as unknown as { readonly card: string };
  return `${which}. ${n.action(id, which)}: ${n.shortText(id, which)}`;
}

function played(n: Names, kind: 'choose' | 'play', id: string, { arrow }: PlayChoice, name: NameOf): string {
  const verb = kind === 'choose' ? 'Throw' : 'Play';
  return `${verb} the ${n.thing(id)}${arrow === undefined ? '' : ` at ${name(arrow)}`}`;
}

function passing(kind: AskKind): string {
  switch (kind) {
    case 'respond':
      return 'Pass';
    case 'offer':
      return 'Keep your scrolls';
    case 'unblock':
      return 'Leave the BLOCK';
    case 'play':
      return 'Play nothing';
    case 'last':
      return 'Leave it';
    default:
      return 'No';
  }
}

// What an analysis says of decisions and beliefs.

import type { AnalysedDecision, Answer, NameOf, Seat, WordsOf } from '@tabella/kernel';
import { judged, likeliest, percent, preferred } from '@tabella/ui/judged';
import type { AbilityChoice, PlayChoice, SendChoice } from '../../rules/choices.ts';
import type { Ask, EmissaryTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { choice } from './choices.ts';
import { faceName, inside, title } from './names.ts';

export const analysisWords: Pick<WordsOf<EmissaryTypes>, 'belief' | 'decision' | 'thought'> = {
  belief: (name) => name,
  decision: (decision, ask, view, name) => {
    const { chosen, best, than } = decision;
    const aimed = aimOf(chosen, view);
    const parts = [judged(doing(chosen, ask, view, name), decision)];
    if (aimed !== null) parts.push(...whatTheyWere(decision, aimed, view, name));
    if (than === 'worse') parts.push(better(decision, best, ask, view, name));
    return parts.join(' ');
  },
  thought: (thought, ask, view, name) => {
    const why = preferred((answer) => doing(answer, ask, view, name), thought);
    const taken = thought.beliefs.flatMap(({ id, seat }) => {
      const found = likeliest(thought.beliefs, id);
      if (found === null || found.chance < TELLING || view.seats[seat]?.exposed !== false) return [];
      return [`${name(seat)} is ${found.is} with ${percent(found.chance)}`];
    });
    return taken.length === 0 ? why : `${why} ${taken.join(', ')}.`;
  },
};

/** What is less likely than this is not worth a sentence. */
const TELLING = 0.5;

type Chosen = SendChoice | PlayChoice | AbilityChoice;

/** The choices of these questions are such things, names or lists of them. */
const asChosen = (answer: Answer): Chosen | null =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as Chosen) : null;

/** At whom a choice is aimed: another seat. */
function aimOf(answer: Answer, view: View): Seat | null {
  const chosen = asChosen(answer);
  if (chosen === null || !('to' in chosen) || chosen.to === undefined) return null;
  return chosen.to === view.me ? null : chosen.to;
}

const colourOf = (card: number, view: View): string =>
  view.hand.find((one) => one.card === card)?.face.colour ?? 'unseen';

const faceIn = (card: number, view: View): string => {
  const face = view.hand.find((one) => one.card === card)?.face;
  return face ? faceName(face) : 'card';
};

/** "Sending the black one to Dario". */
function doing(answer: Answer, ask: Ask, view: View, name: NameOf): string {
  const from = view.letter?.from;
  const whose = from === undefined ? 'the' : from === view.me ? 'your own' : `${name(from)}'s`;
  if (answer === 'accept') return `Accepting ${whose} message`;
  if (answer === 'decline') return `Declining ${whose} message`;
  if (answer === 'pass') return ask.kind === 'use' ? `Not using ${ask.about.ability}` : 'Doing nothing';
  const chosen = asChosen(answer);
  if (chosen === null) return `Choosing “${labelOf(answer, ask, view, name)}”`;
  if ('by' in chosen) return sending(chosen, view, name);
  const to =
    'to' in chosen && chosen.to !== undefined ? ` on ${chosen.to === view.me ? 'yourself' : name(chosen.to)}` : '';
  if ('ability' in chosen) return `Using ${chosen.ability}${to}`;
  if ('as' in chosen) return `Playing ${title(chosen.as)}${to}`;
  if (ask.kind === 'discard') return `Discarding the ${faceIn((chosen as PlayChoice).card, view)}`;
  return `Choosing “${labelOf(answer, ask, view, name)}”`;
}

function sending(sent: SendChoice, view: View, name: NameOf): string {
  const what = `Sending the ${colourOf(sent.card, view)} one`;
  return sent.by === 'OM' ? `${what} to ${name(sent.to)}` : `${what} ${sent.by === 'EM' ? 'face-up' : 'sealed'}`;
}

/** What the button says; of a list, all of them. */
function labelOf(answer: Answer, ask: Ask, view: View, name: NameOf): string {
  const one = (picked: Answer): string => choice(picked as Parameters<typeof choice>[0], ask, view, name);
  return Array.isArray(answer) ? answer.map(one).join(', ') : one(answer);
}

/** "Dario was FRS with 71 %: one of your own." */
function whatTheyWere({ beliefs }: AnalysedDecision, seat: Seat, view: View, name: NameOf): string[] {
  const found = likeliest(beliefs, `identity ${seat}`);
  if (found === null || found.chance < TELLING) return [];
  const mine = view.me === null ? null : view.seats[view.me]?.identity;
  const own = found.is === mine && mine !== 'MOF' ? ': one of your own' : '';
  return [`${name(seat)} was ${found.is} with ${percent(found.chance)}${own}.`];
}

function better({ beliefs, chosen }: AnalysedDecision, best: Answer, ask: Ask, view: View, name: NameOf): string {
  const to = aimOf(best, view);
  const sent = asChosen(best);
  if (to !== null && sent !== null && 'by' in sent && aimOf(chosen, view) !== to) {
    const found = likeliest(beliefs, `identity ${to}`);
    const what = found ? ` (${found.is} with ${percent(found.chance)})` : '';
    const before = asChosen(chosen);
    const same = before !== null && 'by' in before && colourOf(before.card, view) === colourOf(sent.card, view);
    return same ? `${name(to)}${what} was the better address.` : `Better: ${inside(sending(sent, view, name))}${what}.`;
  }
  return `Better: ${inside(doing(best, ask, view, name))}.`;
}

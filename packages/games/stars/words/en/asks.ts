// What a seat is asked: at first with its role and its task, later with the task alone.

import type { AskOf } from '@tabella/kernel';
import { either } from '@tabella/ui/english';
import { ALIEN, SCIENTISTS } from '../../rules/state.ts';
import type { StarsTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { roleName } from './names.ts';

type Asked = AskOf<StarsTypes>;

export function prompt(ask: Asked, view: View): string {
  const proposes = speaksInTurn(view, ask.seat);
  switch (ask.kind) {
    case 'transmit':
      return othersProposed(ask, view) ? confirmWord(ask, view) : hint(ask, view, proposes);
    case 'guess-words':
      return othersProposed(ask, view)
        ? 'Confirm a guess, or propose another.'
        : `${proposes ? 'Propose' : 'Guess'} one word from each column.`;
    case 'guess-letters':
      return othersProposed(ask, view)
        ? 'Confirm a guess, or propose another.'
        : 'Pick six letters: three Trust, two Amplify, one Suspicion.';
  }
}

function hint(ask: Asked, view: View, proposes: boolean): string {
  const role = view.roles[ask.seat];
  const words = either(ownWords(view, ask.seat));
  const first = view.round === 0 && role !== undefined;
  const opening = first
    ? `You are ${roleName(role, view.points.length)}.`
    : `Round ${view.round + 1} of ${view.rounds}:`;
  const task = proposes ? `propose a word for ${words}.` : `hint at ${words}${first ? ' with one word' : ''}.`;
  return `${opening} ${first ? task.charAt(0).toUpperCase() + task.slice(1) : task}`;
}

/** So many proposals are named, the most wanted first. */
const NAMED = 4;

function confirmWord({ text, seat }: Asked, view: View): string {
  const own = view.proposals.find((one) => one.seat === seat)?.text;
  const others = text.args.proposed.filter((word) => word !== own || support(view, word) > 1);
  const rest = others.length - NAMED;
  const named = rest > 0 ? `${others.slice(0, NAMED).join(', ')} or one of ${rest} more` : either(others);
  return `Confirm ${named}, or propose another word.`;
}

const support = ({ proposals }: View, word: string): number => proposals.filter(({ text }) => text === word).length;

const othersProposed = ({ seat }: Asked, { proposals, roles }: View): boolean =>
  proposals.some((one) => one.seat !== seat && one.team === roles[seat]?.team);

/** Whether what this seat writes is a proposal first: several Scientists have to agree. */
function speaksInTurn({ roles, options }: View, seat: number): boolean {
  const mine = roles[seat];
  if (mine === undefined || mine.alien || options.agree === 'first') return false;
  return roles.filter((role) => role.team === mine.team && !role.alien).length > 1;
}

/** The three words that the side of this seat hints at. */
function ownWords({ roles, messages }: View, seat: number): readonly string[] {
  const role = roles[seat];
  const side = role?.alien ? ALIEN : SCIENTISTS;
  const own = messages.find((one) => one.team === role?.team && one.side === side);
  return (own?.dice ?? []).map((row, column) => (own?.card?.columns[column]?.[row] ?? '').toLowerCase());
}

/** Every question is answered by writing: an answer is its own label. */
export const choice = (picked: string): string => picked;

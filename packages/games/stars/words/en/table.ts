// The table as lines of text: roles, the message, what was sent, and for the Alien the cipher.

import type { NameOf } from '@tabella/kernel';
import { ALIEN } from '../../rules/state.ts';
import type { MessageView, View } from '../../rules/view.ts';
import { sideName, signed } from './names.ts';

/** How a guess is typed where nothing can be tapped. */
const HOW_TO_WRITE = {
  'guess-alien': 'A guess is three words or their numbers, such as 3 1 6.',
  'guess-scientists': 'A guess is three words or their numbers, such as 3 1 6.',
  'guess-letters': 'A guess is six letters in three groups, such as EHP RT O.',
} as const;

export function table(view: View, name: NameOf): readonly string[] {
  const teams = view.points.length;
  const lines: string[] = [];
  view.roles.forEach((role, seat) => {
    const team = teams > 1 ? `, team ${role.team + 1}` : '';
    lines.push(
      `${name(seat)} is ${role.alien ? 'the Alien' : 'a Scientist'}${team}${seat === view.me ? ' (you)' : ''}`,
    );
  });
  if (view.cipher) {
    const { trust, amplify, suspicion } = view.cipher;
    lines.push('', `Cipher   trust ${spaced(trust)}   amplify ${spaced(amplify)}   suspicion ${suspicion}`);
  }
  for (const message of view.messages) lines.push(...cardLines(message, teams));
  if (view.sent.length > 0) lines.push('', ...sentLines(view, teams));
  for (const one of view.proposals) lines.push(`${name(one.seat)} proposes ${one.text}`);
  if (view.phase in HOW_TO_WRITE) lines.push('', HOW_TO_WRITE[view.phase as keyof typeof HOW_TO_WRITE]);
  for (const guess of view.guesses) lines.push(`Guess: ${guess.text} (${guess.right} right)`);
  return lines;
}

const spaced = (letters: string): string => [...letters].join(' ');

function cardLines(message: MessageView, teams: number): string[] {
  const { card, dice, team, side } = message;
  if (card === null) return [];
  const rolled = (column: number): string =>
    dice === null ? '____' : (card.columns[column]?.[dice[column] ?? 0] ?? '');
  const sentence = card.sentence.replace(/\{([123])\}/g, (_, n: string) => rolled(Number(n) - 1));
  const lines = ['', `${sideName(team, teams, side)}: ${sentence}`];
  for (let row = 0; row < 6; row++) {
    const cells = card.columns.map(
      (column, i) => `${dice?.[i] === row ? '▸' : ' '}${row + 1} ${(column[row] ?? '').padEnd(14)}`,
    );
    lines.push(`  ${cells.join(' ')}`);
  }
  return lines;
}

function sentLines(view: View, teams: number): string[] {
  return view.sent.map((one) => {
    const who = sideName(one.team, teams, one.side).replace('The ', '');
    const arrow = one.side === ALIEN ? '▽' : '△';
    return `${one.round + 1} ${arrow} ${who.padEnd(teams > 1 ? 22 : 10)} ${one.word.padEnd(16)} ${signed(one.score).padStart(5)}`;
  });
}

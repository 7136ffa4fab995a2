// How a match of Courier ends: for everybody, and for the one who reads it.

import type { NameOf, Result, Seat, Verdict } from '@tabella/kernel';
import { list, persons } from '@tabella/ui/english';
import type { View } from '../../rules/view.ts';

export function result(ended: Result, name: NameOf): string {
  const names = list(ended.winners.map(name), 'nobody');
  return `${names} ${ended.winners.length > 1 ? 'win' : 'wins'}: ${why(ended, names, 'is', 'has')}.`;
}

export function verdict(ended: Result, view: View, name: NameOf, you: Seat | null): Verdict {
  const p = persons(name, you);
  const [first] = ended.winners;
  const won = you !== null && ended.winners.includes(you);
  if (ended.reason === 'burned') {
    const seat = view.seats.findIndex((_, i) => !ended.winners.includes(i));
    const burned = `${p.subject(seat)} ${p.verb(seat, 'has', 'have')} three black letters`;
    const title = won ? 'You win' : seat === you ? 'You lost' : `${name(seat)} is burned`;
    return {
      title,
      why: seat === you ? `${burned}: all others win.` : `${burned} and ${p.verb(seat, 'is', 'are')} burned.`,
    };
  }
  if (first === undefined) return { title: 'Nobody wins', why: '' };
  const said = `${why(ended, p.subject(first), p.verb(first, 'is', 'are'), p.verb(first, 'has', 'have'))}.`;
  // Somebody of the same role may think that they have won too.
  const alike = !won && you !== null && view.seats[you]?.role === ended.reason;
  return {
    title: won ? 'You win' : you === null ? `${name(first)} wins` : `You lost: ${name(first)} wins`,
    why: alike ? `${said} So are you, but everybody plays alone.` : said,
  };
}

/** "Ada is of the Crown and has three red letters". */
function why({ reason }: Result, who: string, is: string, has: string): string {
  switch (reason) {
    case 'crown':
      return `${who} ${is} of the Crown and ${has} three red letters`;
    case 'league':
      return `${who} ${is} of the League and ${has} three blue letters`;
    case 'free':
      return `${who} ${is} free and ${has} two red and two blue letters`;
    case 'burned':
      return 'one of the others has three black letters';
    default:
      return `enough seals of ${who === 'You' ? 'yours' : who} held`;
  }
}

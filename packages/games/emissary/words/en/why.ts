// Why a match cannot be played so, in one sentence.

import type { WhyNotPlayed } from '../../rules/options.ts';

export function why(why: WhyNotPlayed): string {
  switch (why.kind) {
    case 'first-game-seats':
      return `The identities of the first game are for 4, 6 or 7 seats, not for ${why.seats}.`;
    case 'alliance-seats':
      return `The alliance of the MOF is for 6 seats, not for ${why.seats}.`;
    case 'alliance-without-mof':
      return 'There is no MOF in the first game for 6: nobody can ally.';
  }
}

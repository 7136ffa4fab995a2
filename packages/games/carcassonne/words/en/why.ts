// Why something cannot be done, in one sentence.

import type { TooLarge } from '../../rules/core/limits.ts';
import type { WhyNotPlayed } from '../../rules/refuses.ts';
import type { WhyNot } from '../../rules/why-not.ts';

type Plain = Exclude<(WhyNot | WhyNotPlayed)['kind'], 'not-in-supply' | 'too-large'>;

const PLAIN: Readonly<Record<Plain, string>> = {
  'pig-without-farmers': 'Without farmers there is no field for a pig: play with farmers, or without it.',
  'fields-without-farmers':
    'Without farmers no field is scored: play with farmers, or leave the scoring of fields as it is.',
  'no-other-monasteries':
    'The monasteries of the base game stay in the box, unless German, Dutch or Japanese ones take their place.',
  'debts-with-messages': 'With The Messages nobody bids more than they have: play without debts, or without messages.',
  'no-marker': 'Choose the scoring meeple or the messenger.',
  'not-in-message': 'The message on the table does not offer that.',
  'not-offered': 'That is not among the choices.',
  'no-place': 'Say where the tile goes: x, y and rotation.',
  'no-rotation': 'A rotation is 0, 1, 2 or 3 quarters of a turn.',
  taken: 'A tile lies there already.',
  apart: 'That is not beside the land.',
  'fits-otherwise': 'Turned so, the tile does not fit there.',
  'fits-not': 'The tile does not fit there.',
  'abbot-comes-home': 'The building of your abbot is complete: he comes home by himself.',
  'abbot-not-there': 'Your abbot is not on the land.',
  'no-figure': 'There is no such figure.',
  'no-part': 'The tile has no such part.',
  'pig-without-farmer': 'A pig goes where a farmer of yours is.',
  'builder-without-follower': 'A builder goes on an open road or city with a follower of yours.',
  'shepherd-elsewhere': 'A shepherd goes into a field without a shepherd.',
  'barn-elsewhere': 'A barn goes on a corner where four tiles show one field without a barn.',
  'mayor-elsewhere': 'A mayor goes into a city.',
  'wagon-elsewhere': 'A wagon goes onto a road, into a city or a monastery.',
  'no-farmers': 'This table plays without farmers.',
  'abbot-elsewhere': 'An abbot goes into a monastery or a garden.',
  'garden-without-abbot': 'Only an abbot goes into a garden.',
  occupied: 'Somebody stands there already.',
  complete: 'That is complete and scored.',
  'nobody-there': 'Nobody stands there.',
};

export function why(why: WhyNot | WhyNotPlayed): string {
  switch (why.kind) {
    case 'not-in-supply':
      return `You have no ${why.figure === 'big' ? 'big meeple' : why.figure} in supply.`;
    case 'too-large':
      return tooLarge(why);
    default:
      return PLAIN[why.kind];
  }
}

function tooLarge({ of, most, many }: TooLarge): string {
  switch (of) {
    case 'tiles':
      return `The land has room for ${most} tiles, not for ${many}.`;
    case 'seats':
      return `The land has room for the figures of ${most}, not of ${many}.`;
    case 'kinds':
      return `The land can tell ${most} kinds of tiles apart, not ${many}.`;
    case 'segments':
      return `A tile may have ${most} segments, not ${many}.`;
    case 'sources':
      return `Points are kept by ${most} sources, not by ${many}.`;
  }
}

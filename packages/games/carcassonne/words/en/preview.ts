// What a choice would bring: what it closes, extends or starts, the points, and where they lead on the track.

import type { AskOf, ChoiceOf, NameOf, PreviewOf, Seat } from '@tabella/kernel';
import { capital, list, type Persons, persons, plural } from '@tabella/ui/english';
import type { PlaceChoice } from '../../rules/choices.ts';
import { keptAwayBy, lookAfter, MARKERS } from '../../rules/landing.ts';
import type { Award } from '../../rules/names.ts';
import { isDark } from '../../rules/spaces.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { AROUND, changesBy } from '../laying.ts';
import { forWhat } from './award.ts';
import { points } from './names.ts';

type Preview = PreviewOf<CarcassonneTypes>;

/** More than these are counted only. */
const MOST = 3;

export function preview(
  { events, wins }: Preview,
  choice: ChoiceOf<CarcassonneTypes>,
  ask: AskOf<CarcassonneTypes>,
  view: View,
  name: NameOf,
): readonly string[] {
  // Which figure walks is said on its button.
  if (ask.kind === 'move') return [];
  const awards = events
    .flatMap((event) => (event.kind === 'award' && event.award.round !== 'final' ? [event.award] : []))
    .filter(({ points: worth }) => worth !== 0);
  const last = events.some((event) => event.kind === 'award' && event.award.round === 'final');
  const lines = [
    ...awards.toSorted((a, b) => b.points - a.points).map((award, i) => scored(award, ask.seat, view, name, i === 0)),
    ...(ask.kind === 'place' ? changed(choice as PlaceChoice, awards, ask.seat, view, name) : []),
    ...(last ? [wins ? 'The last tile: you win' : 'The last tile: the game ends'] : []),
  ];
  return lines.length > MOST ? [...lines.slice(0, MOST), `and ${lines.length - MOST} more`] : lines;
}

function scored(award: Award, me: Seat, view: View, name: NameOf, first: boolean): string {
  const { object, own } = persons(name, me);
  // What a set gives or takes of its own closes nothing.
  if (award.points < 0) return `${capital(forWhat(award))} costs ${object(award.seat)} ${points(-award.points)}`;
  const what =
    award.source === 'message'
      ? 'The message'
      : award.source === 'other'
        ? capital(forWhat(award))
        : `${award.complete ? 'Closes' : 'Scores'} ${own(award.seat)} ${award.source}`;
  const worth = `${what}: ${points(award.points)}`;
  if (award.seat !== me) return `${worth} for ${object(award.seat)}`;
  // After the first walk the figures stand elsewhere, and which one went is still open.
  return first ? `${worth}, ${walk(award, view)}` : worth;
}

/** Where the points lead: the figure that brings a message if one does, otherwise the score, whichever figure walks. */
function walk({ seat, points: worth, round }: Award, view: View): string {
  const own = view.seats[seat];
  const edition = view.options.messages;
  const score = `${own?.score ?? 0} → ${(own?.score ?? 0) + worth}`;
  if (!own || edition === 'off') return score;
  const walks = MARKERS.map((marker) => ({ from: own[marker], to: own[marker] + worth }));
  const counts = seat === view.active && lookAfter(edition, round) !== 'never';
  const total = (other: Seat, marker: (typeof MARKERS)[number]): number => view.seats[other]?.[marker] ?? 0;
  const lucky = walks.find(
    ({ to }) => counts && isDark(to) && keptAwayBy(edition, seat, to, view.seats.length, total) < 0,
  );
  return lucky ? `${lucky.from} → ${lucky.to}, brings a message` : score;
}

/** What the tile does besides what was scored for me. */
function changed(at: PlaceChoice, awards: readonly Award[], me: Seat, view: View, name: NameOf): readonly string[] {
  const who = persons(name, me);
  const told = awards.filter(({ seat }) => seat === me).map(({ source }) => source as string);
  return changesBy(view, at)
    .toSorted((a, b) => weight(b, me) - weight(a, me))
    .flatMap((change) => {
      const place = change.open === 0 && change.leaders.includes(me) ? told.indexOf(change.type) : -1;
      if (place >= 0) told.splice(place, 1);
      const line = place >= 0 ? null : changeLine(change, who);
      return line === null ? [] : [line];
    });
}

type Change = ReturnType<typeof changesBy>[number];

const weight = ({ leaders, open, tiles }: Change, me: Seat): number =>
  (leaders.includes(me) ? 200 : leaders.length > 0 ? 100 : 0) + (open === 0 ? 50 : 0) + tiles;

function changeLine({ type, before, tiles, open, leaders }: Change, who: Persons): string | null {
  const building = type === 'monastery' || type === 'garden';
  const size = building ? `${tiles} of ${AROUND} tiles` : plural(tiles, 'tile');
  if (building && before.length === 0) return `Starts a ${type}: ${size}`;
  if (leaders.length === 0) return open === 0 && !building ? `Closes a ${type} of ${size} that is nobody's` : null;
  const owners = list(leaders.map(who.own));
  if (open === 0) return `Closes ${owners} ${type}${building ? '' : ` of ${size}`}`;
  if (building) return `Adds to ${owners} ${type}: ${size}`;
  const held = before.filter(({ owners: on }) => on.some(({ strength }) => strength > 0));
  if (held.length > 1)
    return `Joins ${plural(held.length, type, type === 'city' ? 'cities' : `${type}s`)}: ${size}, ${owners}`;
  return `Extends ${owners} ${type}: ${size}, ${plural(open, 'open end')}`;
}

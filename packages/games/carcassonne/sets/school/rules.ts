// The School: whoever completes a road to it takes the teacher, and has the points of the next scored feature once more.

import { askToAct } from '../../rules/acting.ts';
import { plainAward } from '../../rules/awards.ts';
import type { Box } from '../../rules/box.ts';
import type { Deed } from '../../rules/choices.ts';
import { closed } from '../../rules/core/closing.ts';
import { countFeature, newCount, worth as worthOf } from '../../rules/core/count.ts';
import { featureOf, followersAt, isClosed, nextMember } from '../../rules/core/features.ts';
import { newFound, nth } from '../../rules/core/found.ts';
import { claim, keep, kept } from '../../rules/core/kept.ts';
import { type Land, nodeOf, segmentOf, tileOf } from '../../rules/core/land.ts';
import { leads, strengths } from '../../rules/core/majority.ts';
import { kindAt, segmentsOn, typeAt, typeOf } from '../../rules/core/tiles.ts';
import type { Module, Played } from '../../rules/module.ts';
import type { Award } from '../../rules/names.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import type { Table } from '../../rules/types.ts';
import { ROAD } from '../../tiles/compile.ts';
import { kinds } from '../../tiles/index.ts';
import { school as tiles } from './tiles.ts';

/** One more than the seat that has the teacher, 0 in the school, -1 out of the game. */
const HOLDER = claim(1);
const GONE = -1;
/** The feature of this tile whose points the teacher brings once more, or 0. */
const COPIED = claim(1);

/** What bots expect of having the teacher, and in how many turns that fades. */
const LESSON = 6;
const FADE = 2;

/** By kind. */
const SCHOOLS: readonly boolean[] = kinds.map(({ school }) => school === true);

const found = newFound(32);
const count = newCount();

export const school: Module = {
  id: 'school',
  plays: ({ sets }) => sets.includes('school'),
  tiles,
  steps: { score: choose },
  deeds: {
    teach: (s, _table, { tile = -1, segment = -1 }) => {
      keep(s.land, COPIED, featureOf(s.land, nodeOf(s.land, tile, segment)));
      return NOTHING;
    },
  },
  completes: ({ land, options }, _table, one) => {
    if (kept(land, HOLDER) <= 0 || kept(land, COPIED) !== 0 || followersAt(land, one.feature) === 0) return;
    if (worthOf(one, true, options) > 0) keep(land, COPIED, one.feature);
  },
  adds: (s, feature, pass) => (pass === '3' && kept(s.land, COPIED) === feature ? [lesson(s, feature)] : NOTHING),
  clears: ({ land, active }, _table, feature) => {
    if (kept(land, COPIED) !== 0) {
      keep(land, COPIED, 0);
      keep(land, HOLDER, 0);
    }
    if (kept(land, HOLDER) !== GONE && isSchoolRoad(land, feature)) keep(land, HOLDER, isOver(land) ? 0 : active + 1);
  },
  wastes: ({ land }, tile) => {
    if (kept(land, HOLDER) === 0 && SCHOOLS[kindAt(land, tile)]) keep(land, HOLDER, GONE);
  },
  expects: ({ land }, worth, turns) => {
    const seat = kept(land, HOLDER) - 1;
    if (seat >= 0) worth[seat] = (worth[seat] ?? 0) + LESSON * (1 - Math.exp(-turns / FADE));
  },
  weighs: (s, { do: name, tile = -1, segment = -1 }) => {
    if (name !== 'teach') return null;
    const points = worthOf(
      countFeature(s.land, featureOf(s.land, nodeOf(s.land, tile, segment)), count),
      true,
      s.options,
    );
    // Whoever orders what another has the lesson of gives away as little as may be.
    return chooserOf(s, scored(s)) === kept(s.land, HOLDER) - 1 ? points : -points;
  },
  tokens: ({ land }) => {
    const tile = kept(land, HOLDER) === 0 ? schoolTile(land) : -1;
    return tile < 0 ? NOTHING : [{ token: 'teacher', tile, segment: -1, count: 1 }];
  },
  held: ({ land }, seat) => (kept(land, HOLDER) === seat + 1 ? [{ what: 'teacher', count: 1 }] : NOTHING),
  check: ({ land, seats }) => {
    const holder = kept(land, HOLDER);
    if (holder < GONE || holder > seats) throw new Error(`nobody is seat ${holder - 1}, who has the teacher`);
    if (kept(land, COPIED) !== 0) throw new Error('the teacher is still at the last lesson');
  },
};

/** As much as one of those who have the most there got. */
function lesson({ land, options }: State, feature: number): Award {
  const points = worthOf(countFeature(land, feature, count), true, options);
  return {
    ...plainAward(kept(land, HOLDER) - 1, 'other', '3', [{ what: 'bonus', count: points, each: 1 }], {
      name: 'teacher',
    }),
    tile: tileOf(land, feature),
    segment: segmentOf(land, feature),
  };
}

function choose(s: State, table: Table, box: Box): Played {
  if (kept(s.land, HOLDER) <= 0 || closed(s.land, s.tile, found) < 2) return NOTHING;
  const features = scored(s);
  if (new Set(features.map(({ points }) => points)).size < 2) return NOTHING;
  const deeds = features.map(
    ({ feature }): Deed => ({ do: 'teach', tile: tileOf(s.land, feature), segment: segmentOf(s.land, feature) }),
  );
  return askToAct(s, table, box, { seat: chooserOf(s, features), step: 'teach', deeds, mayPass: false });
}

/** Of several features the one player who scores them all orders them, otherwise the holder picks. */
function chooserOf({ land }: State, features: readonly { readonly seats: number }[]): number {
  const [first = 0] = features.map(({ seats }) => seats);
  const alone = (first & (first - 1)) === 0 && features.every(({ seats }) => seats === first);
  return alone ? Math.log2(first) : kept(land, HOLDER) - 1;
}

/** What this tile completes for somebody: the points, and a bit for each seat that gets them. */
function scored({ land, tile, seats: many, options }: State) {
  const complete = Array.from({ length: closed(land, tile, found) }, (_, i) => nth(found, i));
  return complete
    .map((feature) => {
      strengths(land, feature);
      let seats = 0;
      for (let seat = 0; seat < many; seat++) if (leads(seat)) seats |= 1 << seat;
      return { feature, seats, points: worthOf(countFeature(land, feature, count), true, options) };
    })
    .filter(({ seats, points }) => seats !== 0 && points > 0);
}

function isSchoolRoad(land: Land, feature: number): boolean {
  if (typeOf(land, feature) !== ROAD) return false;
  let node = feature;
  do {
    if (SCHOOLS[kindAt(land, tileOf(land, node))]) return true;
    node = nextMember(land, node);
  } while (node !== feature);
  return false;
}

/** The first tile of the school, or -1. */
function schoolTile(land: Land): number {
  for (let tile = 0; tile < land.laid; tile++) if (SCHOOLS[kindAt(land, tile)]) return tile;
  return -1;
}

/** Are all school roads complete? */
function isOver(land: Land): boolean {
  const first = schoolTile(land);
  for (let tile = first; tile < land.laid && SCHOOLS[kindAt(land, tile)]; tile++) {
    for (let segment = 0; segment < segmentsOn(land, tile); segment++) {
      if (typeAt(land, tile, segment) === ROAD && !isClosed(land, featureOf(land, nodeOf(land, tile, segment))))
        return false;
    }
  }
  return true;
}

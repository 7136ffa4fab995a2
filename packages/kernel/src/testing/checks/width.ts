// Check 5, width: over many worlds an unseen card takes more than one face, unless only one is possible.

import { FACE, isBlank, KNOWN_CLASS, read, sizeOf, write } from '../../cards/cards.ts';
import { fillCards } from '../../cards/fill.ts';
import { imagine, type Known } from '../../known.ts';
import { CheckFailed } from '../failure.ts';
import { type HistoryCase, knownTo } from '../history-case.ts';

const WORLDS = 40;
/** Looked at before it is called a fault: what binds other cards may make one face likely. */
const MORE_WORLDS = 400;
/** Beyond this share one face may come up in all worlds by mere chance. */
const COMMON = 0.6;

export function checkWidth(scene: HistoryCase): void {
  const held = scene.game.cards;
  if (!held) return;
  const viewer = scene.viewers[0] ?? null;
  const known = knownTo(scene, viewer);
  const truth = held.of(scene.match.state);
  const box = held.box(scene.match.state);
  const bit = viewer === null ? 1 << 15 : 1 << viewer;
  const worlds = [];
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine(scene.game, known, scene.chance);
    if (world && !world.relaxed) worlds.push(held.of(world.run.state));
  }
  if (worlds.length < WORLDS / 2) return;
  const unseen: number[] = [];
  for (let id = 0; id < sizeOf(truth); id++) if ((box.seenBy(truth, id) & bit) === 0) unseen.push(id);
  for (const id of unseen) {
    const face = read(truth, FACE, id);
    if (isBlank(face) || tied(truth, id, bit)) continue;
    const pool = box.poolOfFace[face];
    const fits = unseen
      .map((one) => read(truth, FACE, one))
      .filter((one) => box.poolOfFace[one] === pool && box.fits(one, read(truth, KNOWN_CLASS, id)));
    const most = Math.max(...fits.map((one) => fits.filter((other) => other === one).length));
    if (most > COMMON * fits.length) continue;
    const taken = new Set(worlds.map((cards) => read(cards, FACE, id)));
    const [only] = taken;
    if (taken.size > 1 || !fits.some((other) => other !== only && possible(scene, known, id, other))) continue;
    if (!comesUpOtherwise(scene, known, id, only)) {
      throw new CheckFailed(
        'width',
        `viewer ${viewer} imagines card ${id} with one face only, though ${fits.length} cards are possible`,
      );
    }
  }
}

/** Is there, in many more worlds, one in which the card has another face? */
function comesUpOtherwise(scene: HistoryCase, known: Known<unknown>, id: number, only: number | undefined): boolean {
  for (let i = 0; i < MORE_WORLDS; i++) {
    const world = imagine(scene.game, known, scene.chance);
    const cards = world && !world.relaxed && scene.game.cards?.of(world.run.state);
    if (cards && read(cards, FACE, id) !== only) return true;
  }
  return false;
}

/** Does a world exist in which the card has this face? What binds other cards may rule it out. */
function possible(scene: HistoryCase, known: Known<unknown>, id: number, face: number): boolean {
  const held = scene.game.cards;
  if (!held) return false;
  const state = scene.game.clone(known.state);
  const cards = held.of(state);
  const unseen = cards.unseen.slice();
  unseen.splice(unseen.indexOf(face), 1);
  cards.unseen = unseen;
  write(cards, FACE, id, face);
  return fillCards(held.box(state), cards, scene.chance);
}

/** Is the card bound by a group or a fact the viewer knows? Then fewer faces may be possible than its class allows. */
function tied(
  cards: {
    groups: readonly { to: number; ids: readonly number[] }[];
    facts: readonly { to: number; ids: readonly number[] }[];
  },
  id: number,
  bit: number,
): boolean {
  return [...cards.groups, ...cards.facts].some((one) => (one.to & bit) !== 0 && one.ids.includes(id));
}

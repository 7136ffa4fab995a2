// The position as one viewer sees it: which side is mine, what was sent, what lies open, what I am asked.

import type { Eyes } from '@tabella/kernel';
import type { StarsAsk } from '../rules/types.ts';
import type { MessageView, View } from '../rules/view.ts';
import type { Clue } from '../solver/index.ts';

type Role = 'alien' | 'scientist' | 'watcher';
/** The two sides of a team, as in the rules. */
export const ALIEN = 0;
export const SCIENTISTS = 1;
export type SideIndex = typeof ALIEN | typeof SCIENTISTS;

/** A transmission as it lies on the table. */
export interface Card {
  readonly key: string;
  readonly word: string;
  readonly score: number;
  readonly round: number;
  readonly team: number;
  /** The other team's, overheard. */
  readonly rival: boolean;
}

export interface BoardScene {
  readonly view: View;
  readonly role: Role;
  /** The team that is shown: one's own, or the one a spectator looks at. */
  readonly team: number;
  readonly teams: number;
  readonly ask: StarsAsk | null;
  /** What one's own side wants to say. */
  readonly own: MessageView | null;
  /** The open card whose words are being guessed. */
  readonly target: MessageView | null;
  readonly clues: readonly Clue[];
  readonly stage: 'rounds' | 'words' | 'letters' | 'over';
  /** Several teams, and nothing of them is secret to this viewer that another would not see. */
  readonly mayLookAround: boolean;
  /** In a replay: with whose eyes it is seen. */
  readonly replay: Eyes | undefined;
}

function roleOf({ me, roles }: View): Role {
  if (me === null) return 'watcher';
  return roles[me]?.alien ? 'alien' : 'scientist';
}

export function sceneOf(shown: View, asks: readonly StarsAsk[], looking: number | null, replay?: Eyes): BoardScene {
  // Nobody is "you" in a replay: it is told as to those who watch.
  const view = replay === undefined ? shown : { ...shown, me: null };
  const role = roleOf(view);
  const teams = view.points.length;
  const mayLookAround = teams > 1 && (role === 'watcher' || view.phase === 'over');
  const mine = shown.me === null ? 0 : (shown.roles[shown.me]?.team ?? 0);
  const team = mayLookAround ? (looking ?? mine) : mine;
  const message = (side: SideIndex): MessageView | null =>
    view.messages.find((one) => one.team === team && one.side === side) ?? null;
  const side = role === 'alien' ? ALIEN : SCIENTISTS;
  return {
    view,
    role,
    team,
    teams,
    ask: asks.find((one) => one.text !== undefined) ?? null,
    own: role === 'watcher' ? null : message(side),
    target: targetOf(view, message),
    clues: view.sent.map(({ word, score }) => ({ word, score })),
    stage: stageOf(view),
    mayLookAround,
    replay,
  };
}

function targetOf(view: View, message: (side: SideIndex) => MessageView | null): MessageView | null {
  if (view.phase === 'guess-alien') return message(SCIENTISTS);
  if (view.phase === 'guess-scientists') return message(ALIEN);
  return null;
}

function stageOf({ phase }: View): BoardScene['stage'] {
  switch (phase) {
    case 'alien':
    case 'scientists':
      return 'rounds';
    case 'guess-alien':
    case 'guess-scientists':
      return 'words';
    case 'guess-letters':
      return 'letters';
    case 'over':
      return 'over';
  }
}

/** The cards of one side's column: the team's own, and what is overheard of the other. */
export function cardsOf(scene: BoardScene, side: SideIndex): Card[] {
  return scene.view.sent
    .filter((one) => one.side === side && (one.team === scene.team || !scene.mayLookAround))
    .map((one) => ({
      key: `${one.team} ${one.side} ${one.round}`,
      word: one.word,
      score: one.score,
      round: one.round,
      team: one.team,
      rival: one.team !== scene.team,
    }));
}

/** The eighteen words of a message card. */
export function wordsOn(message: MessageView | null): readonly string[] {
  return message?.card?.columns.flat() ?? [];
}

/** What belongs to this match and this seat alone: drafts and notes are kept under it. */
export function placeOf(scene: BoardScene): string {
  const { view, own } = scene;
  return `${view.me} ${own?.card?.id ?? ''} ${own?.dice?.join('') ?? ''}`;
}

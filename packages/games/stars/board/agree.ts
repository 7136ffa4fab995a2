// How a side speaks with one voice: what was proposed by which player, and what sending a text would do.

import type { Seat } from '@tabella/kernel';
import type { View } from '../rules/view.ts';
import type { BoardScene } from './scene.ts';

export interface Proposed {
  readonly text: string;
  readonly seats: readonly Seat[];
  /** I may agree to it now; nobody confirms their own proposal. */
  readonly mayConfirm: boolean;
}

export function proposedIn(scene: BoardScene): readonly Proposed[] {
  const { proposals, me } = scene.view;
  const behind = new Map<string, Seat[]>();
  for (const one of proposals) {
    if (one.team === scene.team) behind.set(one.text, [...(behind.get(one.text) ?? []), one.seat]);
  }
  return [...behind].map(([text, seats]) => ({
    text,
    seats,
    mayConfirm: scene.ask !== null && !seats.includes(me ?? -1),
  }));
}

/** Would a new text be a proposal first? */
export function isProposal({ view, role, team }: BoardScene): boolean {
  return role === 'scientist' && view.options.agree !== 'first' && scientists(view, team) > 1;
}

function scientists(view: View, team: number): number {
  return view.roles.filter((role) => role.team === team && !role.alien).length;
}

// The signs of agents and roles, cut as into a coin.

import butterfly from 'game-icon:butterfly';
import feather from 'game-icon:feather';
import foxHead from 'game-icon:fox-head';
import owl from 'game-icon:owl';
import queenCrown from 'game-icon:queen-crown';
import rabbitHead from 'game-icon:rabbit-head';
import raven from 'game-icon:raven';
import shakingHands from 'game-icon:shaking-hands';
import sparrow from 'game-icon:sparrow';
import type { ReactElement } from 'react';
import type { Agent, Role } from '../rules/box.ts';

const AGENTS: Readonly<Record<Agent, string>> = {
  fox: foxHead,
  owl,
  moth: butterfly,
  crow: raven,
  hare: rabbitHead,
  wren: sparrow,
};

const ROLES: Readonly<Record<Role, string>> = { crown: queenCrown, league: shakingHands, free: feather };

/** Null: it lies face-down, and the viewer has not seen it. */
export function AgentSign({ agent, up }: { readonly agent: Agent | null; readonly up: boolean }): ReactElement {
  return (
    <svg className="co-sign" viewBox="-40 -40 592 592" data-up={up || undefined} aria-hidden="true">
      <circle cx="256" cy="256" r="284" />
      <path d={agent === null ? feather : AGENTS[agent]} transform="translate(64 64) scale(0.75)" />
    </svg>
  );
}

export function RoleSign({ role }: { readonly role: Role }): ReactElement {
  return (
    <svg className="co-role-sign" viewBox="0 0 512 512" aria-hidden="true">
      <path d={ROLES[role]} />
    </svg>
  );
}

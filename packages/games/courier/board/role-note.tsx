// The first thing a player learns: the own role, before anything has happened. It goes with a tap, or when play begins.

import { type ReactElement, useState } from 'react';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import { RoleSign } from './signs.tsx';

export function RoleNote({ scene }: { readonly scene: BoardScene }): ReactElement | null {
  const { view, me, told } = scene;
  const [read, setRead] = useState(false);
  const role = me === null ? null : (view.seats[me]?.role ?? null);
  const begun = told.length > 0 || view.discard.length > 0 || view.seats.some(({ before }) => before.length > 0);
  if (role === null || begun || read) return null;
  return (
    <aside className="co-role-note" data-role={role}>
      <p>{say.onlyYou}</p>
      <RoleSign role={role} />
      <h2>{say.youAre(role)}</h2>
      <p>{say.wins(role)}</p>
      <p>{say.beware}</p>
      <button type="button" onClick={() => setRead(true)}>
        {say.gotIt}
      </button>
    </aside>
  );
}

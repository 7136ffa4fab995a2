// The players in their groups, with their roles: Alien and Scientists, or two teams.

import type { NameOf } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { View } from '../rules/view.ts';
import { crewOf, type Group, type Member } from './crew.ts';
import { say } from './say.ts';

interface Props {
  readonly view: View;
  readonly name: NameOf;
}

export function Seats({ view, name }: Props): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <section className="st-crew" aria-label={say.crew} tabIndex={0}>
      {crewOf(view).map((group) => (
        <div key={labelOf(group)} className="st-group" data-mine={group.mine || undefined}>
          <h2>{labelOf(group)}</h2>
          <ul>
            {group.members.map((member) => (
              <SeatOf key={member.seat} member={member} group={group} me={member.seat === view.me} name={name} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const labelOf = ({ team, alien, mine }: Group): string =>
  team === null ? (alien ? say.alien : say.scientists) : mine ? say.yourTeam(team) : say.teamName(team);

interface SeatProps extends Pick<Props, 'name'> {
  readonly member: Member;
  readonly group: Group;
  readonly me: boolean;
}

function SeatOf({ member, group, me, name }: SeatProps): ReactElement {
  const called = me ? say.youName : name(member.seat);
  const role = member.alien ? (group.mine && !me ? say.yourAlien : say.alien) : say.scientist;
  return (
    <li data-busy={member.busy || undefined} data-me={me || undefined}>
      <i className="st-face" data-alien={member.alien || undefined} aria-hidden="true">
        {called.charAt(0)}
      </i>
      <span>
        <b>{called}</b>
        {group.team !== null && <small>{role}</small>}
      </span>
      {member.busy && <span className="hidden-text">{say.busy}</span>}
    </li>
  );
}

// The chairs of a table in the groups that its game has, such as teams: by group, then by role, in the order of the seats.

import type { Chair } from '@tabella/kernel';
import type { SeatInfo } from '@tabella/table/protocol';
import type { Say } from '../i18n/i18n.ts';

export interface ShownChair {
  readonly seat: SeatInfo;
  /** What the seat is called before somebody sits in it: its group and role, or its number. */
  readonly title: string;
  readonly note: string;
}

interface ChairRole {
  readonly role: string;
  readonly chairs: readonly ShownChair[];
}

export interface ChairGroup {
  readonly group: string;
  readonly roles: readonly ChairRole[];
}

export function chairGroups(
  seats: readonly SeatInfo[],
  chairs: readonly Chair[] | null,
  say: Say,
): readonly ChairGroup[] {
  const groups = new Map<string, Map<string, ShownChair[]>>();
  const isOnlyRole = (group: string, role: string): boolean =>
    chairs?.every((chair) => chair.group !== group || chair.role === role) ?? true;
  seats.forEach((seat, i) => {
    const { group = '', role = '' } = chairs?.[i] ?? {};
    const parts = isOnlyRole(group, role) ? [role || group] : [group, role];
    const named = parts.filter((part) => part !== '').join(', ');
    const roles = groups.get(group) ?? new Map<string, ShownChair[]>();
    groups.set(group, roles);
    const number = say('seat.number', { number: seat.seat + 1 });
    const shown = { seat, title: named === '' ? number : named, note: named === '' ? '' : number };
    roles.set(role, [...(roles.get(role) ?? []), shown]);
  });
  return [...groups].map(([group, roles]) => ({
    group,
    roles: [...roles].map(([role, list]) => ({ role, chairs: list })),
  }));
}

// How a match ends.

import type { NameOf, Result } from '@tabella/kernel';
import { list } from '@tabella/ui/english';
import { people } from '../../rules/people.ts';
import { missions } from './characters.ts';
import { inside } from './names.ts';

export function result(ended: Result, name: NameOf): string {
  const names = list(ended.winners.map(name), 'nobody');
  const win = ended.winners.length === 1 ? 'wins' : 'win';
  switch (ended.reason) {
    case 'three-red':
      return `KDR has three red messages: ${names} ${win}.`;
    case 'three-blue':
      return `FRS has three blue messages: ${names} ${win}.`;
    case 'last':
      return `Nobody else is left: ${names} ${win}.`;
    default: {
      const character = ended.reason.replace(/^mission /, '');
      const mission = missions[people.find((one) => one.name === character)?.mission ?? ''] ?? '';
      return `${character} has fulfilled a mission (${inside(mission)}): ${names} ${win}.`;
    }
  }
}

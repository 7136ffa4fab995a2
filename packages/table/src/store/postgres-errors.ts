// What the errors of PostgreSQL mean: a mistake of ours, an outage, or one that is over in a moment.

import pg from 'pg';
import { Outage } from './outage.ts';

/** By their SQLSTATE, or its class where the first two characters say enough. */
const MEANINGS: Readonly<Record<string, readonly [means: string, brief: boolean]>> = {
  '53100': ['the disk of the database is full', false],
  '53': ['the database is overloaded', true],
  '57': ['the database is being stopped or started', true],
  '58': ['the database has trouble with its system', true],
  '08': ['the database does not answer', true],
  '40': ['the database asks to try again', true],
  '25006': ['the database is read-only', false],
  '25P03': ['the database does not answer', true],
  '55P03': ['another server writes to this table', true],
  '28': ['the database refuses this user or password', false],
  '3D': ['there is no such database', false],
};

export function meaning(thrown: unknown): unknown {
  if (!(thrown instanceof pg.DatabaseError)) {
    // Whatever is not the database's own word is about the way to it.
    return new Outage('the database does not answer', { brief: true, cause: thrown });
  }
  const state = thrown.code ?? '';
  const found = MEANINGS[state] ?? MEANINGS[state.slice(0, 2)];
  return found ? new Outage(found[0], { brief: found[1], cause: thrown }) : thrown;
}

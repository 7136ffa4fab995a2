// tabella operator: what the host of a server does to tables and people. Everything is noted with the user who did it.

import { hostname, userInfo } from 'node:os';
import { type Desk, type OperatedTable, openDesk, optionsFrom } from '@tabella/table';
import type { OperatorAct, OperatorArgs } from '../host-args.ts';
import { FAILED, Trouble } from '../trouble.ts';

const LINES = 50;

export async function operator({ data, ...act }: OperatorArgs): Promise<number> {
  const desk = await deskOf(data);
  try {
    const { lines, done } = await perform(desk, act);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    return done ? 0 : FAILED;
  } finally {
    await desk.end();
  }
}

async function deskOf(given: string | undefined): Promise<Desk> {
  try {
    const { data = 'data', databaseUrl, natsUrl } = optionsFrom(process.env);
    return await openDesk({ data: given ?? data, databaseUrl, natsUrl, who: whoAmI() });
  } catch (thrown) {
    throw new Trouble(`The tables cannot be reached: ${(thrown as Error).message}.`);
  }
}

/** With sudo, the user who called it. */
function whoAmI(): string {
  const { username } = userInfo();
  const { SUDO_USER: caller } = process.env;
  return `${caller ? `${caller} as ${username}` : username}@${hostname()}`;
}

interface Done {
  readonly lines: readonly string[];
  /** False when there was nothing to do it to. */
  readonly done: boolean;
}

async function perform(desk: Desk, act: OperatorAct): Promise<Done> {
  switch (act.act) {
    case 'list': {
      const tables = await desk.tables(act.what ?? null, LINES);
      return shown(tables.map(tableLine), 'No table.');
    }
    case 'close':
      return either(await desk.close(act.what), `Table ${act.what} is closed.`, noTable(act.what, 'or it is closed'));
    case 'open':
      return either(await desk.open(act.what), `Table ${act.what} is open again.`, noTable(act.what, 'or it is open'));
    case 'delete':
      return either(await desk.delete(act.what), `Table ${act.what} is deleted.`, noTable(act.what));
    case 'ban': {
      const banned = await desk.ban(act.what);
      return either(banned !== null, `${banned} is banned.`, `There is no person or address ${act.what}.`);
    }
    case 'unban':
      return either(await desk.unban(act.what), `${act.what} is no longer banned.`, `${act.what} is not banned.`);
    case 'bans': {
      const bans = await desk.bans();
      return shown(
        bans.map(({ at, kind, what, name }) => `${when(at)}  ${kind.padEnd(7)}  ${what}${name ? `  ${name}` : ''}`),
        'Nobody is banned.',
      );
    }
    case 'log': {
      const log = await desk.log(LINES);
      return shown(
        log.map(({ at, did, what, who }) => `${when(at)}  ${who}  ${did} ${what}`),
        'Nothing was done yet.',
      );
    }
  }
}

const shown = (lines: readonly string[], none: string): Done => ({
  lines: lines.length > 0 ? lines : [none],
  done: true,
});
const either = (done: boolean, yes: string, no: string): Done => ({ lines: [done ? yes : no], done });
const noTable = (code: string, or = ''): string => `There is no table ${code}${or && `, ${or}`}.`;
const when = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

function tableLine({ code, game, phase, closed, node, touched, host, seats }: OperatedTable): string {
  const people = seats.map(({ person, name }) =>
    person === null ? (name ?? '-') : `${name ?? '?'} (${person}${person === host ? ', host' : ''})`,
  );
  const where = closed ? 'closed' : (node ?? 'at rest');
  return [code.padEnd(8), when(touched), game, phase, where, people.join(', ')].join('  ');
}

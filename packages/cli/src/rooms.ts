// Rooms by name: which game is meant, and one clear sentence when there is none of that name.

import type { Log, Room } from '@tabella/kernel';
import { gameIds, roomOf } from '@tabella/registry';
import type { Terminal } from './terminal.ts';
import { Trouble } from './trouble.ts';

export async function roomNamed(id: string): Promise<Room> {
  const room = await roomOf(id);
  if (room === null) throw new Trouble(`There is no game "${id.slice(0, 40)}"; there is ${gameIds.join(', ')}.`);
  return room;
}

/** The room in which a file was played. */
export async function roomOfLog(log: Log, path: string): Promise<Room> {
  const room = await roomOf(log.game);
  if (room === null) throw new Trouble(`${path}: this is a replay of "${log.game.slice(0, 40)}", which is not here.`);
  return room;
}

/** The game a person wants: the named one, the only one, or one from a short menu. Null when nobody answers. */
export async function chooseRoom(id: string | undefined, terminal: Terminal): Promise<Room | null> {
  const [only] = gameIds;
  if (id !== undefined) return roomNamed(id);
  if (only !== undefined && gameIds.length === 1) return roomNamed(only);
  if (!terminal.live) throw new Trouble(`Say which game: tabella play ${gameIds.join(' | ')}.`);
  const rooms = await Promise.all(gameIds.map(roomNamed));
  terminal.print('', ...rooms.map((room, i) => `  ${i + 1}  ${room.words.title}: ${room.words.tagline}`), '');
  for (;;) {
    const typed = await terminal.ask('Which game? > ');
    if (typed === null || typed.trim() === 'q') return null;
    const wanted = typed.trim().toLowerCase();
    const room = rooms[Number(wanted) - 1] ?? rooms.find((one) => wanted !== '' && one.game.id.startsWith(wanted));
    if (room) return room;
  }
}

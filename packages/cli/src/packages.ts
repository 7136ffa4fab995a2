// Game packages by name, with words in the language of this terminal: which game is meant, and one clear sentence when there
// is none of that name.

import type { GamePackage, Log } from '@tabella/kernel';
import { gameIds, gamePackageOf, wordsOf } from '@tabella/registry';
import type { Terminal } from './terminal.ts';
import { Trouble } from './trouble.ts';

/** The language of this terminal, such as `de` of `LANG=de_AT.UTF-8`. */
function language(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || 'en').split(/[_.@-]/)[0] ?? 'en';
}

/** The package of a game with the words of this terminal's language. */
export async function packageHere(id: string): Promise<GamePackage | null> {
  const gamePackage = await gamePackageOf(id);
  const words = await wordsOf(id, language());
  return gamePackage && words && { ...gamePackage, words };
}

export async function packageNamed(id: string): Promise<GamePackage> {
  const gamePackage = await packageHere(id);
  if (gamePackage === null) throw new Trouble(`There is no game "${id.slice(0, 40)}"; there is ${gameIds.join(', ')}.`);
  return gamePackage;
}

/** The game package of a replay file, in the version of the rules by which it was played. */
export async function packageOfLog(log: Log, path: string): Promise<GamePackage> {
  const today = await packageHere(log.game);
  if (today === null) throw new Trouble(`${path}: this is a replay of "${log.game.slice(0, 40)}", which is not here.`);
  const then = await gamePackageOf(log.game, log.rules);
  // It is told in today's words. Where its rules are not kept, today's refuse it and say so.
  return then ? { ...then, words: today.words, ...(today.record && { record: today.record }) } : today;
}

/** The game a person wants: the named one, the only one, or one from a short menu. Null when nobody answers. */
export async function choosePackage(id: string | undefined, terminal: Terminal): Promise<GamePackage | null> {
  const [only] = gameIds;
  if (id !== undefined) return packageNamed(id);
  if (only !== undefined && gameIds.length === 1) return packageNamed(only);
  if (!terminal.live) throw new Trouble(`Say which game: tabella play ${gameIds.join(' | ')}.`);
  const packages = await Promise.all(gameIds.map(packageNamed));
  terminal.print(
    '',
    ...packages.map((gamePackage, i) => `  ${i + 1}  ${gamePackage.words.title}: ${gamePackage.words.tagline}`),
    '',
  );
  for (;;) {
    const typed = await terminal.ask('Which game? > ');
    if (typed === null || typed.trim() === 'q') return null;
    const wanted = typed.trim().toLowerCase();
    const gamePackage =
      packages[Number(wanted) - 1] ?? packages.find((one) => wanted !== '' && one.game.id.startsWith(wanted));
    if (gamePackage) return gamePackage;
  }
}

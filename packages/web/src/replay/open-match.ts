// A match from a file or from this server, played again in this browser so that every moment of it can be looked at.

import { type GamePackage, type Log, type Misfit, MOST_BYTES, openRecord, Replay, verifyRecord } from '@tabella/kernel';
import { wordsOf } from '@tabella/registry/browser';
import { gamePackageOf } from '@tabella/registry/browser/packages';
import { loadReplayParts } from '@tabella/ui/part';
import { Refused, record } from '../api.ts';
import { gameOf, loadGames } from '../games.ts';
import { languageOf } from '../i18n/languages.ts';
import type { Refusing } from '../live/refusal.ts';
import { usePrefs } from '../prefs.ts';
import { loadPackage } from './load-package.ts';

export interface OpenMatch {
  readonly ok: true;
  /** The file as it was read, to be checked or kept. */
  readonly text: string;
  readonly log: Log;
  /** With the rules by which the match was played. */
  readonly gamePackage: GamePackage;
  readonly replay: Replay;
}

/** Why there is no replay: the file is none, what it needs is not here, or the server does not give it. */
export type NoMatch =
  | { readonly ok: false; readonly why: 'file'; readonly refused: Refusing }
  /** It was one, and something in it was changed. */
  | { readonly ok: false; readonly why: 'changed'; readonly misfit: Misfit }
  | { readonly ok: false; readonly why: 'size' | 'text' | 'lost' | 'missing' }
  | { readonly ok: false; readonly why: 'game' | 'rules'; readonly log: Log };

export type Opening = OpenMatch | NoMatch;

/** How long the page may be kept from answering while a match is played again. */
const SLICE_MS = 24;

export async function openFile(file: Blob): Promise<Opening> {
  if (file.size > MOST_BYTES) return { ok: false, why: 'size' };
  const text = textIn(await file.arrayBuffer());
  return text === null ? { ok: false, why: 'text' } : openText(text);
}

/** A finished match of this server. */
export async function openCode(code: string): Promise<Opening> {
  try {
    return await openText(await record(code));
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    if (why.code === 'no-table') return { ok: false, why: 'missing' };
    return { ok: false, why: 'file', refused: why };
  }
}

async function openText(text: string): Promise<Opening> {
  void loadFor(GAME.exec(text)?.[1] ?? '');
  const opened = openRecord(text);
  if (!opened.ok) return refused(opened);
  if (opened.late) return refused(opened.late);
  const { log } = opened;
  const picture = loadPicture(log.game);
  const found = await loadPackage(log).catch(() => null);
  if (found === null) return { ok: false, why: 'lost' };
  if (!found.ok) return { ok: false, why: found.missing, log };
  const { gamePackage } = found;
  const replay = await inSlices(Replay.opening<unknown>(gamePackage.game, log));
  if (!(replay instanceof Replay)) {
    const verified = verifyRecord(opened, gamePackage.game);
    return verified.ok ? { ok: false, why: 'file', refused: replay } : refused(verified);
  }
  await picture;
  return { ok: true, text, log, gamePackage, replay };
}

/** The game, as a file that nobody has touched names it: so that loading need not wait until all of the file is checked. */
const GAME = /\},"game":"([a-z-]{1,40})"/;

/** All that a replay of this game will need, before it is asked for. */
export const loadFor = (game: string): Promise<unknown> =>
  Promise.all([gamePackageOf(game).catch(() => null), loadPicture(game)]);

/** What the first picture is made of; it comes while the match is played again. */
async function loadPicture(game: string): Promise<void> {
  const board = async (): Promise<void> => {
    await loadGames([game]);
    const { Board, Picture } = gameOf(game);
    // The log comes after the board.
    void Picture?.load().catch(() => undefined);
    await Board?.load();
    await loadReplayParts();
  };
  await Promise.all([board(), wordsOf(game, languageOf(usePrefs.getState()), ['index'])])
    // Whatever is missing is asked for again when it is drawn.
    .catch(() => undefined);
}

const refused = (misfit: Misfit): NoMatch =>
  misfit.kind === 'form' && misfit.place === 'the file'
    ? { ok: false, why: 'file', refused: { code: 'bad-file', reason: misfit.reason } }
    : { ok: false, why: 'changed', misfit };

/** Works on, and lets the page answer in between. */
async function inSlices<T>(work: Generator<unknown, T, void>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const at = work.next();
      if (at.done) return at.value;
    }
    await breath();
  }
}

/** After whatever waits for the page; a timer would wait longer. */
function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function textIn(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

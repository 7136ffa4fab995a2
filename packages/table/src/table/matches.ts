// Finished matches: lists of mine and of public ones, and hiding.

import { type Analysis, type Choice, defaultsOf, type Field, same } from '@tabella/kernel';
import { gameIds } from '@tabella/registry';
import { namesApart } from '../core/info.ts';
import type { Hiding, MatchLine, MatchQuery, MyMatches, PublicMatches, PublicQuery } from '../protocol/index.ts';
import { folded } from '../store/folded.ts';
import type { Finished, Wanted } from '../store/port.ts';
import type { ServerDeps } from './ports.ts';

/** Lines of a page. */
const LINES = 30;

export interface MatchesDeps extends Pick<ServerDeps, 'store' | 'packages'> {
  /** The table of this code is no longer there. */
  readonly deleted: (code: string) => Promise<void>;
}

export class Matches {
  constructor(private readonly deps: MatchesDeps) {}

  async mine(person: string, query: MatchQuery): Promise<MyMatches> {
    const { store } = this.deps;
    const [found, count] = await Promise.all([
      store.matchesOf(person, await this.wanted(query)),
      store.countMatches(person),
    ]);
    const matches = found.slice(0, LINES).map(async ({ outcome, keptByOthers, ...match }) => ({
      ...(await this.lineOf(match)),
      mine: match.seats.flatMap((seat, i) => (seat.person === person ? [i] : [])),
      outcome,
      last: keptByOthers === 0,
    }));
    return { matches: await Promise.all(matches), next: nextOf(found), count };
  }

  async public(query: PublicQuery): Promise<PublicMatches> {
    const found = await this.deps.store.publicMatches(await this.wanted(query));
    return {
      matches: await Promise.all(found.slice(0, LINES).map((match) => this.lineOf(match))),
      next: nextOf(found),
    };
  }

  /** Null when the person did not sit there to the end. */
  async hide(person: string, code: string): Promise<Hiding | null> {
    const done = await this.deps.store.hideMatch(person, code);
    if (done === 'deleted') await this.deps.deleted(code);
    return done === 'not-theirs' ? null : { deleted: done === 'deleted' };
  }

  /** For those who did not sit there. */
  async isHidden(code: string): Promise<boolean> {
    return (await this.deps.store.finished(code))?.hidden ?? false;
  }

  analysis(code: string): Promise<Analysis | null> {
    return this.deps.store.analysis(code);
  }

  /** False when the match was deleted meanwhile. */
  keepAnalysis(code: string, analysis: Analysis): Promise<boolean> {
    return this.deps.store.keepAnalysis(code, analysis);
  }

  private async wanted({ game, with: name, result, text, before }: MatchQuery): Promise<Wanted> {
    const part = folded(text ?? '');
    const [ended = '', code = ''] = before?.split('-') ?? [];
    return {
      game,
      outcome: result,
      with: name === undefined ? undefined : folded(name),
      text: part === '' ? undefined : { part, games: await this.gamesCalled(part) },
      before: before === undefined ? undefined : { ended: Number(ended), code },
      // One more than shown: whether there is a next page.
      limit: LINES + 1,
    };
  }

  private async gamesCalled(part: string): Promise<string[]> {
    const packages = await Promise.all(gameIds.map((id) => this.deps.packages(id)));
    return packages.flatMap((one) => (one && folded(one.words.title).includes(part) ? [one.game.id] : []));
  }

  private async lineOf(match: Finished): Promise<MatchLine> {
    const { code, game, open, began, ended, playedOn, result } = match;
    const names = namesApart(match.seats.map(({ name }) => name));
    return {
      code,
      game,
      open,
      began,
      ended,
      playedOn,
      seats: match.seats.map(({ bot }, i) => ({ name: names[i] ?? '', bot })),
      result: {
        winners: [...result.winners],
        reason: result.reason,
        ...(result.scores ? { scores: [...result.scores] } : {}),
      },
      options: await this.changed(match),
    };
  }

  /** Options that differ from the defaults of those rules. */
  private async changed({ game, rules, options }: Finished): Promise<MatchLine['options']> {
    const fields: Readonly<Record<string, Field>> = (await this.deps.packages(game, rules))?.game.options ?? {};
    const usual: Readonly<Record<string, unknown>> = defaultsOf(fields);
    const differ = Object.entries(options).filter(([name, value]) => !same(value, usual[name]));
    return Object.fromEntries(differ.map(([name, value]) => [name, inShort(value)]));
  }
}

/** Data of one's own is large, and has a name. */
function inShort(value: Choice): Choice {
  const own = typeof value === 'object' && value !== null && 'name' in value;
  return own && typeof value.name === 'string' ? value.name : value;
}

function nextOf(found: readonly Finished[]): string | null {
  const last = found[LINES - 1];
  return found.length > LINES && last ? `${last.ended}-${last.code}` : null;
}

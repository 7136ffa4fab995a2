// Several people at one steered table, each in their own browser.

import { expect, type Page } from '@playwright/test';
import { hasNoChoice } from '../src/prompt/taps.ts';
import { type Line, plant, type Step, stepInPrompt, type Terms } from './steer.ts';
import type { TestServer } from './test-server.ts';
import type { ServerTime } from './time.ts';

interface SeveralPeople {
  /** One for each seat that no bot holds. */
  readonly pages: readonly Page[];
  /** Everybody plays by the line; in windows silence passes. */
  playOn(): Promise<void>;
}

export type SitDown = (game: string, line: Line, terms?: Terms) => Promise<SeveralPeople>;

interface Place {
  readonly server: TestServer;
  readonly time: ServerTime;
  readonly page: Page;
  /** Another person's page. */
  guest(): Promise<Page>;
}

/** A page for each seat of the line that no bot holds; they sit at the same table. */
export function sitDownIn({ server, time, page, guest }: Place): SitDown {
  return async (game, line, terms = {}) => {
    const people = line.match.seats - (terms.bots?.length ?? 0);
    const guests = Array.from({ length: people - 1 }, () => guest());
    const pages = [page, ...(await Promise.all(guests))];
    const code = await plant(server.store, line, game, pages, terms);
    await Promise.all(pages.map((one) => one.goto(`/t/${code}`)));
    for (const one of pages) await expect(one.locator('.prompt')).toBeVisible();
    const planted = line.match.log().rows.length;
    const played = async (): Promise<number> => (await server.store.moves(code)).length - planted;
    const isAsked = async (step: Step): Promise<boolean> => {
      const now = await played();
      if (now > line.steps.indexOf(step) && !hasOneAnswer(step))
        throw new Error(`nobody waited for the answer to “${step.sentence}”`);
      return now >= line.steps.findIndex(({ ask }) => ask.id === step.ask.id);
    };
    /** Whoever is asked again is sure. */
    const insist = async (): Promise<void> => {
      for (const one of pages) {
        const button = one.locator('.ask-row .btn-danger:enabled').first();
        if (await button.isVisible()) await button.click();
      }
    };
    const playOn = async (): Promise<void> => {
      for (const step of line.steps) {
        if (step.ask.reaction && step.choice === 'pass') continue;
        const one = pages[step.seat];
        if (!one) throw new Error(`nobody at seat ${step.seat}`);
        await time.until(async () => {
          await insist();
          return (await isAsked(step)) || hasOneAnswer(step);
        });
        if (!hasOneAnswer(step)) await stepInPrompt(one, step);
        else
          await time.until(async () => {
            await insist();
            return (await played()) > line.steps.indexOf(step);
          });
      }
      await time.until(async () => {
        await insist();
        return (await played()) >= line.steps.length;
      });
    };
    return { pages, playOn };
  };
}

/** Such a question is never shown. */
const hasOneAnswer = ({ ask }: Step): boolean => hasNoChoice(ask);

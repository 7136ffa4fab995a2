// A walk through states of the screen that are worth a look: at each of them something is done, such as taking a picture.

import type { Page } from '@playwright/test';
import type { SitDown } from '../several-people.ts';
import type { ServerTime } from '../time.ts';

interface Place {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly time: ServerTime;
  /** Another person's page. */
  readonly guest: () => Promise<Page>;
  readonly sitDown: SitDown;
}

/** `main` is looked at in both themes; `aside` is no state to show, but must be fit to be used. */
type Rank = 'main' | 'usual' | 'aside';

type At = (page: Page, name: string, rank?: Rank) => Promise<void>;

export type Visit = (place: Place, at: At) => Promise<void>;

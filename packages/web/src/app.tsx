// Which page belongs to which address. The front page is here at once; the others are loaded when they are opened.

import { part } from '@tabella/ui/part';
import { type ReactElement, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { readCode } from './code.ts';
import { FrontPage } from './front/front-page.tsx';
import { MissingPage } from './pages/missing-page.tsx';
import { LiveRegion } from './ui/announce.tsx';
import { Boundary, Unloaded } from './ui/boundary.tsx';

const TablePage = part(() => import('./table/table-page.tsx'));
const ExtraPage = part(() => import('./pages/extra-page.tsx'));
const ReplayPage = part(() => import('./replay/replay-page.tsx'));
const MatchesPage = part(() => import('./matches/matches-page.tsx'));
const AboutPage = part(() => import('./pages/about-page.tsx'));

/** Where a page loads best: before the first drawing, which takes as long as its loading. */
if (location.pathname.startsWith('/replay')) ReplayPage.load().catch(() => undefined);

export function App(): ReactElement {
  const [path] = useLocation();
  return (
    <>
      <LiveRegion />
      <Boundary of={path} instead={<Unloaded />}>
        <Suspense fallback={null}>
          <Switch>
            <Route path="/" component={FrontPage} />
            <Route path="/about" component={AboutPage} />
            <Route path="/matches" component={MatchesPage} />
            <Route path="/replay/:of?/:tab?">{({ of, tab }) => <ReplayPage of={of ?? null} tab={tab ?? null} />}</Route>
            <Route path="/t/:code">
              {({ code }) => {
                const read = readCode(code);
                return read === null ? <MissingPage /> : <TablePage key={read} code={read} />;
              }}
            </Route>
            <Route path="/:game/:kind">
              {({ game, kind }) => <ExtraPage key={`${game} ${kind}`} game={game} kind={kind} />}
            </Route>
            <Route>
              <MissingPage />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
    </>
  );
}

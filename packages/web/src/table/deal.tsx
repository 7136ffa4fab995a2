// The parts of a table that show its deal, loaded after the table.

import { lazy, type ReactElement, Suspense } from 'react';

const parts = () => import('./fair-deal.tsx');
const Alarm = lazy(() => parts().then(({ DealAlarm: Part }) => ({ default: Part })));
const Panel = lazy(() => parts().then(({ FairDeal: Part }) => ({ default: Part })));

export const DealAlarm = (): ReactElement => (
  <Suspense fallback={null}>
    <Alarm />
  </Suspense>
);

export const FairDeal = (): ReactElement => (
  <Suspense fallback={null}>
    <Panel />
  </Suspense>
);

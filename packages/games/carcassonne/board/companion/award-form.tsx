// Writing down an award: so many points for one player, and the figure that walks them.

import { type ReactElement, useState } from 'react';
import { companion as say } from '../say.ts';
import type { Preview } from '../track/index.tsx';
import { type Brings, broughtBy, quickPoints } from './brought.ts';
import { Points } from './fields.tsx';
import { type Deed, isOpenFor, type Ledger, PASSES } from './ledger.ts';
import { WalkButtons } from './walk-buttons.tsx';

/** What roads, cities and monasteries bring most often. */
const QUICK = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12];

interface Props {
  readonly ledger: Ledger;
  readonly seat: number;
  onDeed(deed: Deed): void;
  onPreview(preview: Preview | null): void;
}

export function AwardForm({ ledger, seat, onDeed, onPreview }: Props): ReactElement {
  const [points, setPoints] = useState<number | null>(null);
  const [reason, setReason] = useState<Brings | null>(null);
  const quick = reason ? quickPoints(reason) : QUICK;
  const choose = (one: Brings | null): void => {
    setReason(one);
    // Where there is only one number it is written already.
    setPoints(one?.most === 1 ? (quickPoints(one)[0] ?? null) : null);
  };
  return (
    <section className="ccc-panel" aria-label={say.award}>
      <Reasons ledger={ledger} value={reason} onValue={choose} />
      <Points label={say.points} value={points} quick={quick.length > 1 ? quick : []} onValue={setPoints} />
      <WalkButtons
        ledger={ledger}
        seat={seat}
        points={points}
        onPreview={onPreview}
        onWalk={(figure) => {
          onDeed({ kind: 'award', seat, points: points ?? 0, figure, ...(reason ? { what: reason.id } : {}) });
          choose(null);
        }}
      />
    </section>
  );
}

interface ReasonsProps {
  readonly ledger: Ledger;
  readonly value: Brings | null;
  onValue(value: Brings | null): void;
}

/** What brings points with the sets on the table, in the order of a turn; what comes in another pass than the open one waits. */
function Reasons({ ledger, value, onValue }: ReasonsProps): ReactElement {
  const all = broughtBy(ledger.setup.sets).filter(({ pass }) => pass !== 'final');
  const passes = PASSES.filter((pass) => all.some((one) => one.pass === pass));
  return (
    <label className="ccc-row">
      <span>{say.reason}</span>
      <select
        className="ccc-field"
        value={value?.id ?? ''}
        onChange={(event) => onValue(all.find(({ id }) => id === event.target.value) ?? null)}
      >
        <option value="">{say.anyReason}</option>
        {passes.map((pass) => (
          <optgroup key={pass} label={say.passes[pass]}>
            {all
              .filter((one) => one.pass === pass)
              .map(({ id }) => (
                <option key={id} value={id} disabled={!isOpenFor(ledger, id)}>
                  {say.brought(id)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

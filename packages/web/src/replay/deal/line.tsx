// One check, with its sign: it holds, it does not, or it was not made.

import type { ReactElement } from 'react';
import { Icon } from '../../ui/icon.tsx';

type LineState = 'ok' | 'bad' | 'open';

const SIGN = { ok: 'check', bad: 'close', open: 'minus' } as const;

interface Props {
  readonly state: LineState;
  readonly title: string;
  readonly note: string | null;
  readonly count: string | null;
}

export function Line({ state, title, note, count }: Props): ReactElement {
  return (
    <li className="deal-line" data-state={state}>
      <span className="deal-sign">
        <Icon name={SIGN[state]} size={16} />
      </span>
      <div>
        <b>{title}</b>
        {note !== null && <p>{note}</p>}
      </div>
      {count !== null && <span className="small quiet">{count}</span>}
    </li>
  );
}

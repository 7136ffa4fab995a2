// A new game. It asks first: a long game may stand on the track.

import { type ReactElement, useState } from 'react';
import { companion as say } from '../say.ts';

export function Fresh({ onForget }: { onForget(): void }): ReactElement {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" className="ccc-btn ccc-btn-plain" onClick={() => setAsking(true)}>
        {say.fresh}
      </button>
    );
  return (
    <p className="ccc-row">
      {say.freshSure}
      <button type="button" className="ccc-btn" onClick={onForget}>
        {say.erase}
      </button>
      <button type="button" className="ccc-btn ccc-btn-plain" onClick={() => setAsking(false)}>
        {say.cancel}
      </button>
    </p>
  );
}

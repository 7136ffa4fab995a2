// In a replay: whose knowledge is shown.

import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import './replay.css';

export default function Ribbon({ name }: { readonly name: string }): ReactElement {
  return (
    <span className="em-ribbon">
      <Icon name="eye" size={16} />
      {say.asKnown(name)}
    </span>
  );
}

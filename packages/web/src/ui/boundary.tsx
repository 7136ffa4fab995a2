// Where a part of the page cannot be loaded, because Tabella was updated or the connection is down, something else stands in
// its place: never a white page.

import { Component, type ReactElement, type ReactNode } from 'react';
import { useSay } from '../i18n/languages.ts';
import './boundary.css';
import { Icon } from './icon.tsx';

interface Props {
  readonly instead: ReactNode;
  /** What is tried again when this changes, such as the address. */
  readonly of?: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** Says so, and offers to try again: the whole page, or a part of it. */
export function Unloaded({ part = false }: { readonly part?: boolean }): ReactElement {
  const say = useSay();
  return (
    <div className="unloaded" role="alert">
      <h1>{say(part ? 'unloaded.part' : 'unloaded.page')}</h1>
      <p className="quiet">{say('unloaded.note')}</p>
      <button type="button" className="btn btn-wax" onClick={() => location.reload()}>
        <Icon name="repeat" size={18} />
        {say('unloaded.reload')}
      </button>
    </div>
  );
}

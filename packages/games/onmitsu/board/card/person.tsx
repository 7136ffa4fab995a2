// The card of a person in three sizes: L to read, M to hold, S to lie on the table. One em is an eighteenth of its width.

import type { ReactElement } from 'react';
import type { ActionFact } from '../../sets/facts.ts';
import { Figure } from '../art/figure.tsx';
import { Icon, KeywordIcon } from '../art/icons.tsx';
import { lookOf } from '../art/looks.ts';
import { say } from '../say.ts';
import type { CardFace } from './face.ts';
import { Picture } from './picture.tsx';

export type Size = 'L' | 'M' | 'S';

export interface PersonProps {
  readonly face: CardFace;
  readonly size: Size;
  /** The Action that was declared: the other one steps back. */
  readonly action?: string | undefined;
}

export function PersonCard({ face, size, action }: PersonProps): ReactElement {
  const look = lookOf(face.id, face.name, face.keywords);
  return (
    <span className="on-card" data-size={size}>
      {face.aims && <span className="on-arrowhead" />}
      <span className="on-paper">
        <Picture face={face} slip={size === 'S' ? null : look.signs} size={size}>
          <Figure look={look} />
        </Picture>
        <span className="on-title">
          <b className="on-name" data-long={face.name.length > 9 || undefined}>
            {face.name}
          </b>
          {size === 'L' && <span className="on-gloss">{face.gloss}</span>}
        </span>
        {size !== 'S' && <Keywords keywords={face.keywords} />}
        {size === 'M' && <ActionNames face={face} action={action} />}
        {size === 'L' &&
          face.actions.map((one) => (
            <ActionText key={one.id} action={one} picked={action === undefined ? null : action === one.id} />
          ))}
      </span>
    </span>
  );
}

function Keywords({ keywords }: { readonly keywords: readonly string[] }): ReactElement {
  return (
    <span className="on-keywords" data-many={keywords.length > 1 || undefined}>
      {keywords.map((keyword) => (
        <span key={keyword} className="on-keyword">
          <KeywordIcon keyword={keyword} />
          {keyword}
        </span>
      ))}
    </span>
  );
}

function ActionNames({ face, action }: { readonly face: CardFace; readonly action: string | undefined }): ReactElement {
  return (
    <span className="on-action-names">
      {face.actions.map(({ id, name }) => (
        <span key={id} data-picked={action === undefined ? undefined : action === id}>
          {name}
        </span>
      ))}
    </span>
  );
}

interface ActionProps {
  readonly action: ActionFact;
  readonly picked: boolean | null;
}

function ActionText({ action, picked }: ActionProps): ReactElement {
  return (
    <span className="on-action" data-picked={picked ?? undefined}>
      <span className="on-action-head">
        <i className="on-letter">{action.id}</i>
        <b>{action.name}</b>
        {action.outOfTurn && <Icon name="bell" />}
      </span>
      <ActionLine action={action} />
    </span>
  );
}

/** What an Action does in short, with its marks in front. */
export function ActionLine({ action }: { readonly action: ActionFact }): ReactElement {
  return (
    <span className="on-action-text">
      {action.keywords.map((keyword) => (
        <span key={keyword} className="on-mark-combat">
          <Icon name="combat" />
          {keyword}{' '}
        </span>
      ))}
      {action.target && (
        <span className="on-mark-target">
          <Icon name="arrow" />
          <span className="hidden-text">{say.target} </span>
        </span>
      )}
      {action.short}
    </span>
  );
}

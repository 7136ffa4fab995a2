// A message was drawn: which one it is, what it says, and its two points.

import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { MessageId } from '../../rules/names.ts';
import { MessageSeal } from '../panels/message-seal.tsx';
import { companion as say } from '../say.ts';
import type { Preview } from '../track/index.tsx';
import { Points } from './fields.tsx';
import { type Deed, inStack, type Ledger, type Message } from './ledger.ts';
import { WalkButtons } from './walk-buttons.tsx';

interface Props {
  readonly ledger: Ledger;
  readonly message: Message;
  onDeed(deed: Deed): void;
  onPreview(preview: Preview | null): void;
}

export function MessageCard(props: Props): ReactElement {
  const { ledger, message, onDeed } = props;
  const name = ledger.setup.players[ledger.active]?.name ?? '';
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that brought the message is gone: eyes and keys go on from here.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className="ccc-message" aria-label={say.messageOf(name)}>
      <p className="ccc-label" ref={heading} tabIndex={-1}>
        {say.messageOf(name)}
      </p>
      {message.number === null ? (
        <Pick
          from={inStack(ledger)}
          expected={ledger.stack[0] ?? null}
          onPick={(one) => onDeed({ kind: 'drew', message: one })}
        />
      ) : (
        <Alternatives key={message.number} {...props} number={message.number} />
      )}
    </section>
  );
}

/** With the real tiles: which one lies on the table? */
function Pick({
  from,
  expected,
  onPick,
}: {
  readonly from: readonly MessageId[];
  readonly expected: MessageId | null;
  onPick(message: MessageId): void;
}): ReactElement {
  return (
    <>
      <h2>{say.whichTile}</h2>
      <div className="ccc-tiles">
        {from.map((one) => (
          <button key={one} type="button" data-expected={one === expected || undefined} onClick={() => onPick(one)}>
            <Seal number={one} />
            <span>
              {say.messages[one]?.title}
              {one === expected && <small>{say.expected}</small>}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

/** A message tile; unseen ones lie face down. */
export const Seal = ({ number }: { readonly number: MessageId | null }): ReactElement => (
  <span className="ccc-seal" aria-hidden="true">
    {number === null ? '?' : <MessageSeal message={number} />}
  </span>
);

function Alternatives({ ledger, number, onDeed, onPreview }: Props & { readonly number: MessageId }): ReactElement {
  const [typed, setTyped] = useState<number | null>(null);
  const words = say.messages[number];
  const twos = words?.counts === 'twos';
  const points = twos && typed !== null ? 2 * typed : typed;
  const walk = { ledger, seat: ledger.active, onPreview };
  return (
    <>
      <div className="ccc-message-head">
        <Seal number={number} />
        <div>
          <h2>{words?.title}</h2>
          <p>{say.messageText(number, ledger.setup.edition)}</p>
        </div>
      </div>
      <div className="ccc-alternatives">
        <div>
          <h3 className="ccc-label">{say.doIt}</h3>
          {number === 4 ? (
            <button
              type="button"
              className="ccc-btn ccc-btn-wax"
              onClick={() => onDeed({ kind: 'act', points: 0, figure: null })}
            >
              {say.layIt}
            </button>
          ) : (
            <>
              <Points label={words?.field ?? ''} value={typed} quick={twos ? [1, 2, 3, 4] : []} onValue={setTyped} />
              {twos && typed !== null && <p className="ccc-quiet">{say.times(typed)}</p>}
              {points === 0 ? (
                <button
                  type="button"
                  className="ccc-btn"
                  onClick={() => onDeed({ kind: 'act', points: 0, figure: null })}
                >
                  {say.noPoints}
                </button>
              ) : (
                <WalkButtons
                  {...walk}
                  points={points}
                  onWalk={(figure) => onDeed({ kind: 'act', points: points ?? 0, figure })}
                />
              )}
            </>
          )}
        </div>
        <div>
          <h3 className="ccc-label">{say.orTake}</h3>
          <p className="ccc-worth">{say.twoPoints}</p>
          <p className="ccc-quiet">{say.always}</p>
          <WalkButtons {...walk} points={2} onWalk={(figure) => onDeed({ kind: 'two', figure })} />
        </div>
      </div>
    </>
  );
}

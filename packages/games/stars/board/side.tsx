// What stands beside the cards: the own message, the open card that others guess, or nothing to see yet.

import { type ReactElement, type ReactNode, useState } from 'react';
import type { MessageView } from '../rules/view.ts';
import { isBusy } from './crew.ts';
import { Guesses } from './guesses.tsx';
import { Icon } from './icon.tsx';
import { Columns, Sentence } from './message.tsx';
import { Panel } from './panel.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';

/** The own message while words go to and fro. */
export function OwnMessage({ scene }: { readonly scene: BoardScene }): ReactElement {
  const { own, role, view } = scene;
  const [open, setOpen] = useState(false);
  if (scene.replay !== undefined && opened(scene).length > 0) return <OpenMessages scene={scene} />;
  if (role === 'watcher' || !own?.card)
    return (
      <Panel title={say.message.watcher} className="st-message">
        <p className="st-quiet">{scene.replay === undefined ? say.messageHidden : say.messageUnseen}</p>
      </Panel>
    );
  const secret = (
    <>
      <Icon name="lock" size={13} /> {say.secretTo[role]}
    </>
  );
  return (
    <Panel title={say.message[role]} aside={secret} className="st-message st-mine">
      <Sentence card={own.card} rows={own.dice ?? []} />
      {view.round === 0 && <p className="st-tip">{say.messageTip[role]}</p>}
      {/* Where there is little room the columns are shown on demand. */}
      <button
        type="button"
        className="st-btn st-btn-plain st-unfold"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say.showColumns}
      </button>
      <div className="st-unfolded" data-open={open}>
        <Columns card={own.card} dice={own.dice} />
      </div>
    </Panel>
  );
}

/** Messages of the team that is looked at, as far as they are seen. */
const opened = ({ view, team }: BoardScene): readonly MessageView[] =>
  view.messages.filter((one) => one.team === team && one.card !== null);

function OpenMessages({ scene }: { readonly scene: BoardScene }): ReactElement {
  const messages = opened(scene);
  return (
    <Panel title={say.message.watcher} className="st-message">
      {messages.map(
        ({ side, card, dice }) =>
          card && (
            <section key={side} className="st-open-message">
              <h3>{say.messageOf[side]}</h3>
              <Sentence card={card} rows={dice ?? []} />
              {/* One has room for all its words. */}
              <details open={messages.length === 1}>
                <summary>{say.cardWords}</summary>
                <Columns card={card} dice={dice} />
              </details>
            </section>
          ),
      )}
    </Panel>
  );
}

/** Others are guessing: their card, what was guessed before, and who is waited for. */
export function Watching({
  scene,
  children,
}: {
  readonly scene: BoardScene;
  readonly children: ReactNode;
}): ReactElement {
  const { target, view } = scene;
  return (
    <Panel title={say.finalGuess} className="st-guess">
      <Waiting scene={scene} />
      {children}
      {target?.card && (
        <>
          <Sentence card={target.card} rows={target.dice ?? []} />
          <Columns card={target.card} dice={target.dice} />
        </>
      )}
      {view.guesses.length > 0 && <Guesses scene={scene} />}
    </Panel>
  );
}

export function Waiting({ scene }: { readonly scene: BoardScene }): ReactElement | null {
  const { phase, done, proposals, me } = scene.view;
  // In a replay nobody waits.
  if (phase === 'over' || scene.replay !== undefined) return null;
  const ready = scene.role !== 'watcher' && scene.teams > 1 && done[scene.team];
  const proposed = proposals.some((one) => one.seat === me);
  // A side that is asked itself waits for nobody.
  if (!ready && !proposed && me !== null && isBusy(scene.view, me)) return null;
  const text = ready ? say.waitingTeam : proposed ? say.waitingFellows : say.waiting[phase];
  return <p className="st-quiet st-waiting">{text}</p>;
}

// The card that is being played, large: who plays it, what it does, at whom it points. While it can be answered the
// incense burns under it; a reversal leaves its card beside the arrow, which then points at those who are hit instead.

import type { ReactElement } from 'react';
import type { SubjectView } from '../../rules/view.ts';
import { CrackedScroll, SealedScroll } from '../art/scroll.tsx';
import { Back, Card } from '../card/card.tsx';
import { actionOf, type CardFace } from '../card/face.ts';
import { cardThing } from '../picks.ts';
import { useReader } from '../reader.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';
import { ActionPick } from './action-pick.tsx';
import { Brush } from './brush.tsx';
import { CardRow } from './card-row.tsx';
import { Incense } from './incense.tsx';

export function PlayPanel({ play }: { readonly play: SubjectView }): ReactElement {
  const scene = useScene();
  const { deck, ask, view } = scene;
  const face = deck.face(play.id);
  const { read, peek } = useReader();
  const picking = ask?.kind === 'action' && play.action === null;
  return (
    <section
      className="on-play"
      data-window={view.window !== null || undefined}
      aria-label={say.playLabel(scene, play)}
    >
      <Tap
        thing={null}
        label={say.cardLabel(face)}
        className="on-play-card"
        flight={cardThing(play.card)}
        onRead={() => read(face)}
        onPeek={(place) => peek(face, place)}
      >
        <span className="on-wide-only">
          <Card face={face} size="M" action={play.action ?? undefined} />
        </span>
        <span className="on-narrow-only">
          <Card face={face} size="S" />
        </span>
      </Tap>
      <div className="on-play-text">
        <h2>{say.playTitle(scene, play)}</h2>
        {picking ? <ActionPick face={face} /> : <Declared play={play} face={face} />}
        <Incense />
      </div>
    </section>
  );
}

function Declared({ play, face }: { readonly play: SubjectView; readonly face: CardFace }): ReactElement {
  const scene = useScene();
  return (
    <>
      <p className="on-play-flags">{say.playFlags(scene, play)}</p>
      {scene.view.spread.length > 0 && <CardRow cards={scene.view.spread} />}
      {play.victims.length > 0 && <Aim play={play} face={face} />}
      {play.answers.length > 0 && (
        <p className="on-answers">
          {play.answers.map(({ seat, id, action }) => (
            <span key={`${seat} ${id}`} className="on-answer">
              <Card face={scene.deck.face(id)} size="S" />
              {say.answerLine(scene, seat, actionOf(scene.deck.face(id), action).name)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Aim({ play, face }: { readonly play: SubjectView; readonly face: CardFace }): ReactElement {
  const scene = useScene();
  const scroll = play.action !== null && face.onScrolls.includes(play.action);
  return (
    <div className="on-aim">
      <div className="on-aim-arrow">
        <Brush key={String(play.reversed)} dead={play.dead} />
        {play.flips.length > 0 && (
          <span className="on-flips">
            {play.flips.map(({ seat, id }, i) => (
              <span key={i} className="on-flip">
                <Card face={scene.deck.face(id)} size="S" />
                <span>{say.who(scene, seat)}</span>
              </span>
            ))}
          </span>
        )}
      </div>
      <div className="on-aimed" data-spared={play.dead || undefined}>
        <span className="on-aimed-thing">{scroll ? <SealedScroll /> : <Back />}</span>
        <b>{play.victims.map((seat) => say.who(scene, seat)).join(', ')}</b>
        <span>{say.aimedLine(scene, play)}</span>
      </div>
    </div>
  );
}

/** A window that answers no card: after the cracks, and after the last card. */
export function OpenMoment(): ReactElement {
  const { view } = useScene();
  const cracks = view.window === 'crack';
  return (
    <section className="on-play on-moment" data-window="">
      {cracks && (
        <span className="on-play-card">
          <CrackedScroll mark={null} />
        </span>
      )}
      <div className="on-play-text">
        <h2>{cracks ? say.afterCracks : say.afterCards}</h2>
        <p className="on-play-flags">{say.anyTimeNow}</p>
        <Incense />
      </div>
    </section>
  );
}

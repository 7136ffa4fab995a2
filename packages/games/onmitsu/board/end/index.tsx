// How a match ended: the scrolls are opened, then who won, the points by their source, and what decided it.

import type { BoardProps } from '@tabella/kernel';
import { isStill } from '@tabella/ui/motion';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { OnmitsuTypes } from '../../rules/types.ts';
import type { VerdictView } from '../../rules/view.ts';
import { Defs } from '../art/defs.tsx';
import { Landscape } from '../art/landscape.tsx';
import { Card } from '../card/card.tsx';
import { say } from '../say.ts';
import { SceneProvider, sceneOf, useScene } from '../scene.ts';
import { decisiveIn } from './decisive.ts';
import { Reveal } from './reveal.tsx';
import { Scores } from './scores.tsx';
import '../css/fonts.css';
import '../css/world.css';
import '../css/night.css';
import '../css/cards.css';
import '../css/places.css';
import '../css/end.css';

const PAUSE_MS = 2_200;
/** Ends that were looked at: who goes to the board and back sees the count. */
const seen = new Set<string>();

export default function EndPage(props: BoardProps<OnmitsuTypes>): ReactElement | null {
  const scene = useMemo(() => sceneOf(props), [props]);
  const verdicts = props.view.end?.verdicts;
  if (!verdicts || !props.result) return null;
  return (
    <div className="onmitsu on-end-page">
      <Defs />
      <SceneProvider value={scene}>
        <Audience key={JSON.stringify(verdicts)} props={props} verdicts={verdicts} />
      </SceneProvider>
    </div>
  );
}

interface Props {
  readonly props: BoardProps<OnmitsuTypes>;
  readonly verdicts: readonly VerdictView[];
}

function Audience({ props, verdicts }: Props): ReactElement {
  const { view } = props;
  const key = JSON.stringify(verdicts);
  const carriers = view.tieOrder.flatMap((seat) =>
    verdicts.filter((one) => one.seat === seat && one.scrolls.length > 0),
  );
  const [opened, setOpened] = useState(() => (seen.has(key) ? carriers.length + 1 : 0));
  const over = opened > carriers.length;
  useEffect(() => {
    if (over) seen.add(key);
    // Those who want no motion open each scroll themselves.
    if (over || opened === carriers.length || isStill()) return;
    const timer = setTimeout(() => setOpened(opened + 1), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [opened, over, key, carriers.length]);
  if (over) return <Count props={props} verdicts={verdicts} />;
  return (
    <>
      <CastlePicture />
      <Reveal
        carriers={carriers}
        verdicts={verdicts}
        opened={opened}
        onNext={() => setOpened(opened + 1)}
        onSkip={() => setOpened(carriers.length + 1)}
      />
    </>
  );
}

function CastlePicture(): ReactElement {
  const { view, deck } = useScene();
  const { id } = view.castle;
  return (
    <div className="on-end-castle">
      <Landscape id={id} name={deck.face(id).name} />
    </div>
  );
}

function Count({ props, verdicts }: Props): ReactElement {
  const { result, view, told, name, words, seat } = props;
  const verdict = result && words.verdict?.(result, view, name, seat);
  const decisive = decisiveIn(told, result?.winners ?? []);
  const { deck } = useScene();
  const contested = told.findLast((event) => event.kind === 'contested');
  return (
    <section className="on-count-page" aria-label={say.verdicts}>
      <CastlePicture />
      <h2>{verdict?.title}</h2>
      <p className="on-end-why">{verdict?.why}</p>
      {contested && <p className="on-contested">{words.event(contested, name, seat)}</p>}
      <Scores verdicts={verdicts} />
      {decisive && (
        <aside className="on-decisive">
          {decisive.card !== null && <Card face={deck.face(decisive.card)} size="S" />}
          <div>
            <b>{say.decisive(decisive.turn, decisive.card === null ? null : deck.face(decisive.card).name)}</b>
            <p>{words.event(decisive.event, name, seat)}</p>
          </div>
        </aside>
      )}
    </section>
  );
}

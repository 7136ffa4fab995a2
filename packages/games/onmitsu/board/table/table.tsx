// One seat's table: the others, the landscape, what happens now, and the own hand.

import type { BoardProps } from '@tabella/kernel';
import { useMoves } from '@tabella/ui/flight';
import { replayPart } from '@tabella/ui/part';
import { type ReactElement, useMemo, useRef } from 'react';
import type { OnmitsuTypes } from '../../rules/types.ts';
import { Tray } from '../hand/tray.tsx';
import { ReaderPlace } from '../reader.tsx';
import { say } from '../say.ts';
import { SceneProvider, sceneOf } from '../scene.ts';
import { PicksProvider, useNewPicks } from '../use-picks.ts';
import { Arrows } from './arrows.tsx';
import { Handscroll } from './handscroll.tsx';
import { Piles } from './piles.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { OnmitsuStage } from './stage.tsx';

const AllHands = replayPart(() => import('../replay/all-hands.tsx'));

export function OnmitsuTable(props: BoardProps<OnmitsuTypes>): ReactElement {
  const board = useRef<HTMLDivElement>(null);
  const scene = useMemo(() => sceneOf(props), [props]);
  const picks = useNewPicks(props, scene.me);
  useMoves(board, props.view);
  const { others, view } = scene;
  return (
    <SceneProvider value={scene}>
      <PicksProvider value={picks}>
        <ReaderPlace>
          <div ref={board} className="on-board" data-phase={view.phase} data-over={view.end?.verdicts ? '' : undefined}>
            <section className="on-top" data-others={others.length} aria-label={say.players}>
              <ul className="on-seats">
                {others.map((seat) => (
                  <SeatPanel key={seat.seat} of={seat} />
                ))}
              </ul>
              <Piles />
            </section>
            <Handscroll />
            <OnmitsuStage />
            <Tray />
            {props.replay === 'all' && <AllHands />}
            <Arrows board={board} />
          </div>
        </ReaderPlace>
      </PicksProvider>
    </SceneProvider>
  );
}

// One viewer's table: seats, middle, events, prompt, hand, and the sheets and moments that open over it. Round an oval at a
// desk, round a smaller one in a hand, in a row on a hand's long side.

import type { BoardProps, Seat } from '@tabella/kernel';
import { useArrivals } from '@tabella/ui/flight';
import { replayPart } from '@tabella/ui/part';
import { PromptPlace, useDock } from '@tabella/ui/places';
import { type ReactElement, useEffect, useState } from 'react';
import type { EmissaryTypes } from '../rules/types.ts';
import { Bar, type Panel, Tools } from './bar.tsx';
import { useChooser } from './choose/use-chooser.ts';
import { fly } from './flight.ts';
import { Hand } from './hand/hand.tsx';
import { Mine } from './hand/mine.tsx';
import { PromptMore } from './hand/prompt-more.tsx';
import { Reader } from './hand/reader.tsx';
import { useReading } from './hand/reading.ts';
import { Strip } from './hand/strip.tsx';
import { colourOf, seatsOf, thingOf } from './lit.ts';
import { Casting } from './middle/casting.tsx';
import { Events } from './middle/events.tsx';
import { Middle, SmallMiddle } from './middle/middle.tsx';
import { FallScene } from './moment/fall.tsx';
import { IdentityMoment } from './moment/identity.tsx';
import { OutMoment } from './moment/out.tsx';
import { type Open, Sheets } from './sheet/sheets.tsx';
import { spokenIn } from './table/bubble.tsx';
import { OvalTable } from './table/oval.tsx';
import { RowSeat, RowTable } from './table/row.tsx';
import { touchSeat } from './table/touch.ts';
import { useLanding } from './table/use-landing.ts';
import { useNotes } from './use-notes.ts';
import { useScene } from './use-scene.ts';
import { shapeOf, useSize } from './use-size.ts';

const AllHands = replayPart(() => import('./replay/all-hands.tsx'));
const AllOffers = replayPart(() => import('./replay/all-offers.tsx'));
const Ribbon = replayPart(() => import('./replay/ribbon.tsx'));

export function Board(props: BoardProps<EmissaryTypes>): ReactElement {
  const [place, room] = useSize<HTMLDivElement>();
  const [open, setOpen] = useState<Open | null>(null);
  const { view, told, name, words, replay } = props;
  const { me } = view;
  const scene = useScene(props);
  const chooser = useChooser(props);
  const reading = useReading(props, chooser);
  const book = useNotes(props.notes, props.note);
  const docked = useDock() !== null;
  const shape = shapeOf(room);
  useArrivals(place, view.stack.map((one, i) => `stack ${i} ${one.by} ${one.as}`).join(), fly);
  // So that nothing is waited for at the end.
  useEffect(() => void import('./end/index.tsx'), []);
  const toggle = (panel: Panel): void => setOpen(open?.what === panel ? null : { what: panel });
  const shown = useLanding(view);
  const playing = view.phase !== 'pick';
  const table = {
    scene: shown === view ? scene : { ...scene, view: shown },
    chooser,
    notes: book.notes,
    spoken: spokenIn(told, props.seen),
    lit: seatsOf(props.lit),
    onOpen: (seat: Seat) => {
      if (!touchSeat(chooser, seat)) setOpen({ what: 'person', seat });
    },
  };
  const middle = { scene, chooser, window: props.window, onDiscards: () => setOpen({ what: 'discards' }) };
  const panel = open?.what === 'notes' || open?.what === 'reference' ? open.what : null;
  // In a replay the frame tells what happened.
  const live = replay === undefined;
  const tools = live && <Tools open={panel} notes={!docked || shape !== 'oval'} onOpen={toggle} />;
  const events = live && <Events {...{ told, words, name }} seat={props.seat} options={props.options} most={3} />;
  const strip = <Strip scene={scene} chooser={chooser} reading={reading} tools={tools} />;
  return (
    <div
      ref={place}
      className="em-board"
      data-shape={shape}
      data-playing={playing || undefined}
      data-replay={replay}
      data-lit={thingOf(props.lit)}
      data-lit-colour={colourOf(props.lit)}
    >
      {(shape === 'oval' || (!live && shape === 'ring')) && (
        <Bar scene={scene}>
          {tools}
          {typeof replay === 'number' && <Ribbon name={name(replay)} />}
        </Bar>
      )}
      <div className="em-table">
        {view.phase === 'pick' && replay === 'all' ? (
          <AllOffers scene={scene} />
        ) : view.phase === 'pick' ? (
          <Casting scene={scene} chooser={chooser} />
        ) : shape === 'row' ? (
          <>
            <RowTable {...table} />
            <SmallMiddle {...middle} />
          </>
        ) : (
          <OvalTable {...table} small={shape === 'ring'}>
            {shape === 'ring' ? <SmallMiddle {...middle} /> : <Middle {...middle}>{events}</Middle>}
          </OvalTable>
        )}
        {playing && <FallScene {...fallFrom(props)} scene={scene} told={told} />}
      </div>
      {live && playing && shape !== 'oval' && (shape === 'ring' || reading.card === null) && (
        <div className="em-events-row">
          {events}
          {shape === 'row' && tools}
        </div>
      )}
      {playing && shape === 'row' && me !== null && (
        <div className="em-me">
          <RowSeat {...table} seat={me} shape="wide" />
        </div>
      )}
      <div className="em-prompt">
        <PromptPlace>
          <PromptMore scene={scene} />
        </PromptPlace>
      </div>
      {playing && ((live && shape === 'ring') || (shape !== 'oval' && reading.card !== null)) && strip}
      {playing && replay === 'all' && <AllHands scene={scene} />}
      {playing && (live || me !== null) && (
        <footer className="em-tray">
          <Hand scene={scene} chooser={chooser} reading={reading} />
          {shape === 'oval' && me !== null && <Reader scene={scene} chooser={chooser} reading={reading} />}
          <Mine scene={scene} chooser={chooser} onOpen={(seat) => setOpen({ what: 'person', seat })} />
        </footer>
      )}
      <Sheets
        open={open}
        scene={scene}
        book={props.note ? book : null}
        help={words.help}
        docked={docked && shape === 'oval'}
        onOpen={setOpen}
      />
      {live && me !== null && <IdentityMoment scene={scene} seat={me} />}
      {live && me !== null && <OutMoment scene={scene} seat={me} told={told} deeds={props.deeds} />}
    </div>
  );
}

/** Who falls is news while it is looked at; in a replay, in the moment in which it was told. */
const fallFrom = ({
  replay,
  told,
  seen,
}: BoardProps<EmissaryTypes>): { readonly key?: number; readonly from: number } =>
  replay === undefined ? { from: told.length } : { key: told.length, from: seen };

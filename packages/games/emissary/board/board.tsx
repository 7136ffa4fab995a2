// One viewer's table: seats, middle, hand, and the sheets that open over it.

import type { BoardProps, Seat } from '@tabella/kernel';
import { useArrivals } from '@tabella/ui/flight';
import { type ReactElement, useMemo, useState } from 'react';
import type { EmissaryTypes } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { Bar, type Panel } from './bar.tsx';
import { type Chooser, useChooser } from './choose/use-chooser.ts';
import { End } from './end.tsx';
import { fly } from './flight.ts';
import { Hand } from './hand/hand.tsx';
import { Mine } from './hand/mine.tsx';
import { Casting } from './middle/casting.tsx';
import { Middle } from './middle/middle.tsx';
import { say } from './say.ts';
import { type BoardScene, orderFrom } from './scene.ts';
import { DiscardsSheet } from './sheet/discards-sheet.tsx';
import { NotesSheet } from './sheet/notes-sheet.tsx';
import { PersonSheet } from './sheet/person-sheet.tsx';
import { Reference } from './sheet/reference.tsx';
import { OvalTable } from './table/oval.tsx';
import { Ring } from './table/ring.tsx';
import { isAiming, touchSeat } from './table/touch.ts';
import { useLanding } from './table/use-landing.ts';
import type { Effect } from './terms.ts';
import { useNotes } from './use-notes.ts';
import { type Space, useSize } from './use-size.ts';

type Open =
  | { readonly what: 'notes' | 'discards' }
  | { readonly what: 'reference'; readonly first?: Effect }
  | { readonly what: 'person'; readonly seat: Seat };

/** Smaller boards show the ring; one that shows the oval keeps it a little longer, so that the table does not flicker. */
const OVAL = { width: 700, height: 610, least: 585 };

export function Board(props: BoardProps<EmissaryTypes>): ReactElement {
  const [place, room] = useSize<HTMLDivElement>();
  const [open, setOpen] = useState<Open | null>(null);
  const { view } = props;
  const scene = useScene(props);
  const chooser = useChooser(props);
  const book = useNotes(props.notes, props.note);
  const oval = useOval(room);
  useArrivals(place, view.stack.map((one, i) => `stack ${i} ${one.by} ${one.as}`).join(), fly);
  const busy = isBusy(view, chooser);
  const close = (): void => setOpen(null);
  const toggle = (panel: Panel): void => setOpen(open?.what === panel ? null : { what: panel });
  const onSeat = (seat: Seat): void => {
    if (!touchSeat(chooser, seat)) setOpen({ what: 'person', seat });
  };
  const shown = useLanding(view);
  const table = {
    scene: shown === view ? scene : { ...scene, view: shown },
    chooser,
    notes: book.notes,
    onOpen: onSeat,
  };
  const middle = (
    <Middle scene={scene} chooser={chooser} window={props.window} onDiscards={() => setOpen({ what: 'discards' })} />
  );
  return (
    <div ref={place} className="em-board" data-shape={room.width === 0 ? undefined : oval ? 'oval' : 'ring'}>
      <Bar
        scene={scene}
        open={open?.what === 'notes' || open?.what === 'reference' ? open.what : null}
        onOpen={toggle}
        onMe={() => view.me !== null && setOpen({ what: 'person', seat: view.me })}
      />
      {view.ending ? (
        <End scene={scene} ending={view.ending} />
      ) : view.phase === 'pick' ? (
        <Casting scene={scene} chooser={chooser} />
      ) : oval ? (
        <OvalTable {...table}>{middle}</OvalTable>
      ) : (
        <div className="em-ring-table" data-busy={busy || undefined}>
          <Ring {...table} busy={busy} />
          <div className="em-ring-middle">{middle}</div>
        </div>
      )}
      {!view.ending && view.phase !== 'pick' && (
        <footer className="em-tray">
          <Hand
            scene={scene}
            chooser={chooser}
            onRead={({ face }) => setOpen({ what: 'reference', first: face.effect })}
          />
          <Mine scene={scene} chooser={chooser} onOpen={(seat) => setOpen({ what: 'person', seat })} />
        </footer>
      )}
      {open?.what === 'notes' && (
        <NotesSheet
          scene={scene}
          book={props.note ? book : null}
          aid={view.options.aid}
          onOpen={(seat) => setOpen({ what: 'person', seat })}
          onClose={close}
        />
      )}
      {open?.what === 'discards' && <DiscardsSheet faces={view.discard} onClose={close} />}
      {open?.what === 'person' && (
        <PersonSheet key={open.seat} scene={scene} seat={open.seat} book={props.note ? book : null} onClose={close} />
      )}
      {open?.what === 'reference' && (
        <Reference
          key={open.first}
          deck={view.options.deck}
          here={view.seats.flatMap((seat) => seat.character ?? [])}
          help={props.words.help}
          {...(open.first ? { first: open.first } : {})}
          onClose={close}
        />
      )}
    </div>
  );
}

function useOval({ width, height }: Space): boolean {
  const [oval, setOval] = useState(false);
  const now = width >= OVAL.width && height >= (oval ? OVAL.least : OVAL.height);
  if (now !== oval) setOval(now);
  return now;
}

function useScene({ asks, name, result, view }: BoardProps<EmissaryTypes>): BoardScene {
  const { me } = view;
  const seats = view.seats.length;
  const order = useMemo(() => orderFrom(me ?? 0, seats), [me, seats]);
  return {
    view,
    me,
    order,
    ask: asks[0] ?? null,
    over: result !== null,
    name: (seat) => (seat === me ? say.you : name(seat)),
  };
}

/** What lies in the middle matters more than the seats. */
const isBusy = (view: View, chooser: Chooser): boolean =>
  chooser.offered.has('place') || (view.stack.length > 0 && !isAiming(chooser));

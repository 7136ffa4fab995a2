// The table in a hand: a strip of dossiers that loops, left to right the way the message goes, centred on the envelope;
// under it all names as one line.

import type { Seat } from '@tabella/kernel';
import { isStill } from '@tabella/ui/motion';
import { Fragment, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { Envelope } from '../card/envelope.tsx';
import type { Chooser } from '../choose/use-chooser.ts';
import { Icon } from '../icon.tsx';
import { type Notes, noteOf } from '../notes.ts';
import { say } from '../say.ts';
import { type BoardScene, hopOf } from '../scene.ts';
import { Dossier } from './dossier.tsx';
import { mayTouch, touched } from './touch.ts';

interface Props {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
  readonly notes: Notes;
  /** The strip may have given way to what lies in the middle: then the names stand for the seats. */
  readonly busy: boolean;
  onOpen(seat: Seat): void;
}

/** The middle one is real, the others are there so that the strip never ends. */
const COPIES = [0, 1, 2] as const;
const REAL = 1;

export function Ring(props: Props): ReactElement {
  const strip = useRef<HTMLDivElement>(null);
  const { scene } = props;
  const hop = hopOf(scene.view);
  const centre = hop ? (hop.moving ? 'envelope' : String(hop.to)) : String(scene.view.active);
  useCentred(strip, `${centre} ${hop?.from} ${hop?.to}`, centre);
  useLoop(strip);
  return (
    <section className="em-ring" aria-label={say.ring}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <div ref={strip} className="em-strip" tabIndex={0}>
        {COPIES.map((copy) => (
          <div key={copy} className="em-strip-part" aria-hidden={copy !== REAL || undefined}>
            {scene.order.map((seat) => (
              <RingSeat key={seat} {...props} seat={seat} copy={copy !== REAL} />
            ))}
          </div>
        ))}
      </div>
      <Names {...props} />
    </section>
  );
}

function RingSeat({
  scene,
  chooser,
  notes,
  onOpen,
  seat,
  copy,
}: Props & { readonly seat: Seat; readonly copy: boolean }): ReactElement {
  const hop = hopOf(scene.view);
  const { letter } = scene.view;
  const envelope = letter && hop && (
    <span className="em-ring-envelope" data-real={copy ? undefined : 'envelope'} aria-hidden="true">
      <Envelope letter={letter} />
    </span>
  );
  return (
    <>
      {hop?.moving && hop.straight && hop.to === seat && envelope}
      <span className="em-ring-seat" data-real={copy ? undefined : seat}>
        <Dossier
          scene={scene}
          seat={seat}
          note={noteOf(notes, seat)}
          may={mayTouch(chooser, seat)}
          has={touched(chooser, seat)}
          tall
          copy={copy}
          onTouch={() => onOpen(seat)}
        />
        {hop && !hop.moving && hop.to === seat && letter && (
          <span className="em-ring-lies" aria-hidden="true">
            <Envelope letter={letter} />
          </span>
        )}
      </span>
      {hop?.moving && !hop.straight && hop.from === seat && envelope}
    </>
  );
}

function Names({ scene, chooser, busy, onOpen }: Props): ReactElement {
  const hop = hopOf(scene.view);
  return (
    <div className="em-names" aria-hidden={!busy}>
      {scene.order.map((seat) => (
        <Fragment key={seat}>
          {hop?.moving && hop.straight && hop.to === seat && <Icon name="envelope" size={18} />}
          <button
            type="button"
            tabIndex={busy ? undefined : -1}
            className="em-name"
            data-me={seat === scene.me || undefined}
            data-dead={!scene.view.seats[seat]?.alive || undefined}
            data-may={mayTouch(chooser, seat) || undefined}
            data-holds={(hop && !hop.moving && hop.to === seat) || undefined}
            onClick={() => onOpen(seat)}
          >
            {hop && !hop.moving && hop.to === seat && <Icon name="envelope" size={16} />}
            {scene.name(seat)}
          </button>
          {hop?.moving && !hop.straight && hop.from === seat && <Icon name="envelope" size={18} />}
        </Fragment>
      ))}
    </div>
  );
}

/** Brings what matters into the middle of the strip whenever it changes. */
function useCentred(strip: React.RefObject<HTMLDivElement | null>, key: string, centre: string): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    const place = strip.current;
    const target = place?.querySelector<HTMLElement>(`[data-real="${centre}"]`);
    if (!place || !target) return;
    const to = target.getBoundingClientRect();
    const left = place.scrollLeft + to.x + to.width / 2 - place.getBoundingClientRect().x - place.clientWidth / 2;
    place.scrollTo({ left, behavior: first.current || isStill() ? 'instant' : 'smooth' });
    first.current = false;
  }, [strip, key, centre]);
}

/** Scrolling past one end continues at the other. */
function useLoop(strip: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const place = strip.current;
    if (!place) return;
    const turn = (): void => {
      const part = place.scrollWidth / COPIES.length;
      if (place.scrollLeft < part * 0.4) place.scrollTo({ left: place.scrollLeft + part, behavior: 'instant' });
      else if (place.scrollLeft > part * 1.9) place.scrollTo({ left: place.scrollLeft - part, behavior: 'instant' });
    };
    place.addEventListener('scrollend', turn);
    return () => place.removeEventListener('scrollend', turn);
  }, [strip]);
}

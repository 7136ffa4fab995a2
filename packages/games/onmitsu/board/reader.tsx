// Reading a card: the large face with the full text of the set, and what stands against each Action just now.

import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useState } from 'react';
import type { ActionView } from '../rules/view.ts';
import { Card } from './card/card.tsx';
import type { CardFace } from './card/face.ts';
import { Peek, type Peeked } from './peek.tsx';
import { say } from './say.ts';
import { useScene } from './scene.ts';
import { Sheet } from './sheet.tsx';

export interface Reader {
  read(face: CardFace): void;
  /** Shows the large face beside a small one while the mouse is over it. */
  peek(face: CardFace, place: HTMLElement | null): void;
}

const Context = createContext<Reader>({ read: () => undefined, peek: () => undefined });
export const useReader = (): Reader => useContext(Context);

export function ReaderPlace({ children }: { readonly children: ReactNode }): ReactElement {
  const [face, setFace] = useState<CardFace | null>(null);
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const read = useCallback((one: CardFace) => {
    setPeeked(null);
    setFace(one);
  }, []);
  const peek = useCallback(
    (one: CardFace, place: HTMLElement | null) => setPeeked(place ? { face: one, place } : null),
    [],
  );
  return (
    <Context value={{ read, peek }}>
      {children}
      {peeked && <Peek peeked={peeked} />}
      {face && <Reading face={face} onClose={() => setFace(null)} />}
    </Context>
  );
}

function Reading({ face, onClose }: { readonly face: CardFace; onClose(): void }): ReactElement {
  const { view } = useScene();
  const held = view.hand.find(({ id }) => id === face.id);
  const texts = [
    ...face.actions.map(({ id, name, text }) => ({
      id,
      head: face.kind === 'person' ? `${id} · ${name}` : `${say.action} · ${name}`,
      text,
    })),
    ...(face.effect ? [{ id: 'effect', head: say.effect, text: face.effect.text }] : []),
    ...(face.inHand === null ? [] : [{ id: 'hand', head: say.inHand, text: face.inHand }]),
  ];
  return (
    <Sheet title={face.name} onClose={onClose}>
      <div className="on-reading" data-wide={face.kind === 'location' || undefined}>
        <Card face={face} size="L" />
        <dl>
          {texts.map(({ id, head, text }) => (
            <div key={id}>
              <dt>{head}</dt>
              <dd>{text}</dd>
              <Against action={held?.actions.find(({ action }) => action === id)} />
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}

function Against({ action }: { readonly action: ActionView | undefined }): ReactElement | null {
  const { deck } = useScene();
  if (!action || action.why.length === 0) return null;
  return <dd className="on-against">{say.noEffectNow(action.why.map((why) => say.why(why, deck)).join(', '))}</dd>;
}

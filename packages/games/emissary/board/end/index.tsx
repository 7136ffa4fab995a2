// How a match ended: first everything turns over, then the page that says it.

import '@fontsource/courier-prime/latin-700.css';
import '@fontsource/special-elite/latin-400.css';
import type { BoardProps } from '@tabella/kernel';
import { isStill } from '@tabella/ui/motion';
import { type ReactElement, useMemo } from 'react';
import type { EmissaryTypes } from '../../rules/types.ts';
import { Defs } from '../card/portrait.tsx';
import '../css/world.css';
import '../css/card.css';
import '../css/identity.css';
import '../css/dossier.css';
import '../css/end.css';
import { useOnce } from '../moment/once.ts';
import { readNotes } from '../notes.ts';
import { end } from '../say.ts';
import { useScene } from '../use-scene.ts';
import { EndPage } from './page.tsx';
import { Reveal } from './reveal.tsx';

export default function EmissaryEnd(props: BoardProps<EmissaryTypes>): ReactElement | null {
  const { told, name, seat, notes, words, result, view } = props;
  const scene = useScene(props);
  const [shown, done] = useOnce('reveal', seat);
  const decisive = useMemo(() => end.decisiveOf(told, name, seat), [told, name, seat]);
  const { ending } = view;
  if (ending === null) return null;
  return (
    <div className="emissary">
      <Defs />
      {shown || isStill() ? (
        <EndPage
          scene={scene}
          ending={ending}
          decisive={decisive}
          notes={readNotes(notes)}
          words={words}
          name={name}
          result={result}
        />
      ) : (
        <Reveal scene={scene} ending={ending} decisive={decisive} onDone={done} />
      )}
    </div>
  );
}

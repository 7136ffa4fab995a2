// A part of a page that is loaded when it is first drawn. React's `lazy` keeps what it has loaded back for 300 ms once its
// place was drawn empty; a part is drawn as soon as it is here, and at once if it is here already.

import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Load } from './table.ts';

interface Meanwhile {
  /** Drawn until it is loaded; nothing unless said. */
  readonly meanwhile?: ReactNode;
}

export type Part<Props = object> = ComponentType<Props & Meanwhile> & {
  /** Loads it before it is drawn. */
  load(): Promise<unknown>;
};

/** What cannot be loaded is thrown where it is drawn, for the boundary round it; drawn anew, it is asked for again. */
export function part<Props extends object>(from: Load<Props>): Part<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded ??= (await from()).default;
    return loaded;
  };
  function Loading({ meanwhile = null, ...props }: Props & Meanwhile): ReactNode {
    const [Own, setOwn] = useState(() => loaded);
    const [failure, setFailure] = useState<Error | null>(null);
    useLayoutEffect(() => {
      let gone = false;
      if (Own === null) {
        load().then(
          (found) => gone || setOwn(() => found),
          (why) => gone || setFailure(why instanceof Error ? why : new Error(String(why))),
        );
      }
      return () => {
        gone = true;
      };
    }, [Own]);
    if (failure !== null) throw failure;
    return Own === null ? meanwhile : <Own {...(props as Props & Meanwhile)} />;
  }
  return Object.assign(Loading, { load });
}

const ofReplays: Part[] = [];

/** A part of a board that only replays draw: there it is loaded with the board, so that both are drawn at once. */
export function replayPart<Props extends object>(from: Load<Props>): Part<Props> {
  const made = part(from);
  ofReplays.push(made as Part);
  return made;
}

/** Loads them, for all boards that are here. */
export async function loadReplayParts(): Promise<void> {
  await Promise.all(ofReplays.map((one) => one.load()));
}

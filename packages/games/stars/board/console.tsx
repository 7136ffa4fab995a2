// One console: the letters A to Z of a section with their marks. Tap circles, crosses and clears; hold makes sure.

import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { ALPHABET, colourAt, letterAt, type Mark, SECTION_SIZE, type Section } from '../solver/index.ts';
import { percent } from './beliefs.ts';
import { say } from './say.ts';

export interface ConsoleProps {
  readonly section: Section;
  readonly marks: readonly Mark[];
  /** The chance of each letter, with the aid. */
  readonly chances?: readonly number[] | undefined;
  /** Letters of the cipher, for those who know it. */
  readonly known?: string | undefined;
  readonly note: string;
  /** Without it the console is for reading. */
  readonly edit?: ConsoleEdit | undefined;
}

export interface ConsoleEdit {
  tap(section: Section, letter: string): void;
  sure(section: Section, letter: string): void;
  clear(section: Section, letter: string): void;
}

const COLUMNS = 7;
const HOLD_MS = 420;

export function Console({ section, marks, chances, known, note, edit }: ConsoleProps): ReactElement {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [near, setNear] = useState<number | null>(null);
  const move = (to: number): void => {
    if (to < 0 || to >= ALPHABET.length) return;
    setAt(to);
    grid.current?.querySelectorAll<HTMLElement>('.st-key')[to]?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = keyMoves(event.key, at, move) || (edit ? keyMarks(event.key, section, letterAt(at), edit) : false);
    if (done) event.preventDefault();
  };
  return (
    <section className="st-panel st-console" data-section={section} aria-label={say.console(section)}>
      <header className="st-head">
        <h2>{say.section[section]}</h2>
        <span className="st-aside">
          <span className="st-long">{edit ? say.letterCount(SECTION_SIZE[section]) : note}</span>
          <span className="st-short">{note}</span>
        </span>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of its own everywhere */}
      <div
        ref={grid}
        className="st-keys"
        role="group"
        aria-label={say.consoleKeys}
        onKeyDown={onKey}
        onPointerLeave={() => setNear(null)}
      >
        {Array.from(ALPHABET, (letter, i) => (
          <Key
            key={letter}
            letter={letter}
            index={i}
            mark={marks[i] ?? 'unknown'}
            chance={chances?.[i]}
            inCipher={known?.includes(letter) ?? false}
            tabbable={at === i}
            onNear={() => setNear(i)}
            onFocus={() => {
              setAt(i);
              setNear(i);
            }}
            onTap={edit && (() => edit.tap(section, letter))}
            onHold={edit && (() => edit.sure(section, letter))}
          />
        ))}
        {chances && <Chance chances={chances} near={near} />}
      </div>
    </section>
  );
}

function keyMoves(key: string, at: number, move: (to: number) => void): boolean {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: COLUMNS,
    ArrowUp: -COLUMNS,
  };
  const step = steps[key];
  if (step !== undefined) move(at + step);
  else if (key === 'Home') move(0);
  else if (key === 'End') move(ALPHABET.length - 1);
  else if (/^[a-z]$/i.test(key)) move(ALPHABET.indexOf(key.toUpperCase()));
  else return false;
  return true;
}

function keyMarks(key: string, section: Section, letter: string, edit: ConsoleEdit): boolean {
  if (key === ' ') edit.tap(section, letter);
  else if (key === 'Enter') edit.sure(section, letter);
  else if (key === 'Backspace' || key === 'Delete') edit.clear(section, letter);
  else return false;
  return true;
}

/** The chance of the letter one looks at, or of the likeliest. */
function Chance({
  chances,
  near,
}: {
  readonly chances: readonly number[];
  readonly near: number | null;
}): ReactElement {
  const best = chances.indexOf(Math.max(...chances));
  const shown = near ?? best;
  return (
    <output className="st-chance" aria-hidden="true">
      {letterAt(shown)} {percent(chances[shown] ?? 0)}%
    </output>
  );
}

interface KeyProps {
  readonly letter: string;
  readonly index: number;
  readonly mark: Mark;
  readonly chance: number | undefined;
  readonly inCipher: boolean;
  readonly tabbable: boolean;
  readonly onTap: (() => void) | undefined;
  readonly onHold: (() => void) | undefined;
  onNear(): void;
  onFocus(): void;
}

function Key({
  letter,
  index,
  mark,
  chance,
  inCipher,
  tabbable,
  onTap,
  onHold,
  onNear,
  onFocus,
}: KeyProps): ReactElement {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const colour = colourAt(index);
  const release = (): void => clearTimeout(timer.current);
  const state = inCipher ? `${say.inCipher}, ${say.mark[mark]}` : say.mark[mark];
  return (
    <button
      type="button"
      className="st-key"
      tabIndex={tabbable ? 0 : -1}
      data-colour={colour}
      data-mark={mark}
      data-cipher={inCipher || undefined}
      aria-disabled={onTap === undefined || undefined}
      aria-label={say.key(letter, say.colour[colour], state, chance === undefined ? null : percent(chance))}
      onFocus={onFocus}
      onPointerEnter={onNear}
      onPointerDown={() => {
        held.current = false;
        if (onHold)
          timer.current = setTimeout(() => {
            held.current = true;
            onHold();
          }, HOLD_MS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => onHold && event.preventDefault()}
      onClick={(event) => {
        // A click made by a key has no detail: the keys have their own meaning.
        if (!held.current && event.detail > 0) onTap?.();
      }}
    >
      {chance !== undefined && <i className="st-level" style={{ '--chance': chance } as React.CSSProperties} />}
      <span>{letter}</span>
      <Sign mark={mark} />
    </button>
  );
}

function Sign({ mark }: { readonly mark: Mark }): ReactElement | null {
  if (mark !== 'maybe' && mark !== 'no') return null;
  return (
    <svg className="st-sign" viewBox="0 0 36 36" aria-hidden="true">
      {mark === 'maybe' ? (
        <path d="M23.5 5.6C17 2.6 8 6 5.6 14S8.600 30 17 31.200 31.500 24 31 16.500C30.800 13 29 9.600 26.400 7.800" />
      ) : (
        <path d="M8 7.500 28.500 29M27.500 7 8.500 29" />
      )}
    </svg>
  );
}

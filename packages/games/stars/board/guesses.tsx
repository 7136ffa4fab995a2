// Guesses that were revealed: what was guessed, what it was, and what it counts.

import type { ReactElement } from 'react';
import { type Guess, letterTiles, messageOf, type WordPart, wordParts } from './count.ts';
import { pieces } from './guess.ts';
import { Icon } from './icon.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';

export function Guesses({ scene }: { readonly scene: BoardScene }): ReactElement | null {
  const guesses = scene.view.guesses.filter((guess) => guess.team === scene.team);
  if (guesses.length === 0) return null;
  const { me, roles } = scene.view;
  // Of the other team one is told as somebody who watched.
  const reader = me !== null && roles[me]?.team === scene.team ? scene.role : 'watcher';
  return (
    <ul className="st-guesses">
      {guesses.map((guess) => (
        <li key={guess.phase} className="st-panel">
          <p className="st-guess-row">
            {say.guessRow[guess.phase][reader]}
            <b>
              {guess.right} <span className="st-count-of">{say.end.of(guess.phase === 'guess-letters' ? 6 : 3)}</span>
            </b>
          </p>
          {guess.phase === 'guess-letters' ? (
            <Letters scene={scene} guess={guess} />
          ) : (
            <Words scene={scene} guess={guess} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly scene: BoardScene;
  readonly guess: Guess;
}

/** The sentence of the card with what was guessed in its blanks. */
function Words({ scene, guess }: Props): ReactElement {
  const parts = wordParts(scene.view, guess);
  const sentence = messageOf(scene.view, guess)?.card?.sentence ?? '{1} {2} {3}';
  return (
    <p className="st-sentence">
      “
      {pieces(sentence).map((piece) =>
        typeof piece === 'string' ? <span key={piece}>{piece}</span> : <Word key={piece} part={parts[piece]} />,
      )}
      ”
    </p>
  );
}

function Word({ part }: { readonly part: WordPart | undefined }): ReactElement | null {
  if (!part) return null;
  const right = part.guessed === part.truth;
  return (
    <span className="st-part" data-right={right}>
      <Icon name={right ? 'check' : 'close'} size={12} />
      {part.guessed}
      <span className="hidden-text">{right ? say.guessedRight : say.guessedWrong}</span>
      {!right && part.truth !== null && <small>{say.itWas(part.truth)}</small>}
    </span>
  );
}

function Letters({ scene, guess }: Props): ReactElement {
  const { cipher } = scene.view;
  return (
    <ul className="st-tiles">
      {cipher &&
        letterTiles(cipher, guess.text).map(({ section, letter, guessed }) => (
          <li key={section + letter} data-right={guessed === null}>
            <b>{letter}</b>
            {guessed === null ? (
              <>
                <Icon name="check" size={14} />
                <span className="hidden-text">{say.guessedRight}</span>
              </>
            ) : (
              <small>{say.end.guess(guessed)}</small>
            )}
          </li>
        ))}
    </ul>
  );
}

// Guesses that were revealed: what was guessed, what it was, and what it counts.

import type { ReactElement } from 'react';
import type { View } from '../rules/view.ts';
import { SECTIONS } from '../solver/index.ts';
import { Icon } from './icon.tsx';
import { say } from './say.ts';
import { ALIEN, type BoardScene, SCIENTISTS } from './scene.ts';

type Guess = View['guesses'][number];

interface Part {
  readonly at: string;
  readonly text: string;
  readonly right: boolean;
  readonly truth: string;
}

export function Guesses({ scene }: { readonly scene: BoardScene }): ReactElement | null {
  const guesses = scene.view.guesses.filter((guess) => guess.team === scene.team);
  if (guesses.length === 0) return null;
  return (
    <ul className="st-guesses">
      {guesses.map((guess) => (
        <li key={guess.phase}>
          <p>
            {say.guessRow[guess.phase]} <b>{say.outOf(guess.right, guess.phase === 'guess-letters' ? 6 : 3)}</b>
          </p>
          <p className="st-parts">
            {partsOf(scene, guess).map((part) => (
              <span key={part.at} className="st-part" data-right={part.right}>
                <Icon name={part.right ? 'check' : 'close'} size={12} />
                {part.text}
                <span className="hidden-text">{part.right ? say.guessedRight : say.guessedWrong}</span>
                {part.truth !== '' && <small>{say.itWas(part.truth)}</small>}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function partsOf({ view, team }: BoardScene, guess: Guess): readonly Part[] {
  if (guess.phase === 'guess-letters') {
    const sections = guess.text.split(' ');
    return SECTIONS.flatMap((section, i) =>
      Array.from(sections[i] ?? '', (letter) => {
        const right = view.cipher?.[section].includes(letter) ?? false;
        return { at: section + letter, text: letter, right, truth: '' };
      }),
    );
  }
  const side = guess.phase === 'guess-alien' ? SCIENTISTS : ALIEN;
  const message = view.messages.find((one) => one.team === team && one.side === side);
  return guess.text.split(' ').map((text, i) => {
    const row = message?.dice?.[i];
    const truth = row === undefined ? undefined : message?.card?.columns[i]?.[row];
    return { at: String(i), text, right: text === truth, truth: text === truth ? '' : (truth ?? '') };
  });
}

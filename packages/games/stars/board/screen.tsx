// The Alien's screen: the cipher for those who know it, pencilled slots for the others.

import type { ReactElement } from 'react';
import type { Notes, Section } from '../solver/index.ts';
import { Icon } from './icon.tsx';
import { cipherSlots, slotsOf } from './marks.ts';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import { Sky } from './sky.tsx';
import { EMPTY_SLOT, Slots, type SlotView } from './slots.tsx';

interface Props {
  readonly scene: BoardScene;
  readonly notes: Notes;
  /** Said at the upper right: what is pencilled, or what the aid counts. */
  readonly aside: string;
  /** What the signal beats. */
  readonly score: number | null;
  onSection(section: Section): void;
}

export function Screen({ scene, notes, aside, score, onSection }: Props): ReactElement {
  const { cipher, phase, round } = scene.view;
  const slots: readonly SlotView[] = cipher
    ? cipherSlots(cipher).map((letter) => ({ letter, state: 'known' }))
    : slotsOf(notes).map((one) => (one ? { letter: one.letter, state: one.sure ? 'sure' : 'pencil' } : EMPTY_SLOT));
  const mine = scene.role === 'alien' && phase !== 'over';
  const pencils = !cipher && scene.role === 'scientist';
  return (
    <section className="st-panel st-screen">
      <Sky score={score} />
      <div className="st-screen-slots">
        <header className="st-head">
          <h2>
            <Icon name="radar" /> {cipher ? (mine ? say.yourCipher : say.theCipher) : say.screen}
          </h2>
          <span className="st-aside">
            {aside === say.onlyYou && <Icon name="lock" size={14} />}
            {aside}
          </span>
        </header>
        <Slots slots={slots} {...(pencils && { onSlot: (_: number, section: Section) => onSection(section) })} />
        {round === 0 && scene.stage === 'rounds' && (mine || pencils) && (
          <p className="st-tip">{cipher ? say.cipherTip(cipher) : say.consoleTip}</p>
        )}
      </div>
    </section>
  );
}

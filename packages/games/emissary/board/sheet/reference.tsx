// Quick reference: every card with its text and numbers, every character, the rules in short.

import { type ReactElement, useState } from 'react';
import { people } from '../../rules/people.ts';
import { Card } from '../card/card.tsx';
import { CharacterSheet } from '../card/character.tsx';
import { Portrait } from '../card/portrait.tsx';
import { Shape } from '../card/shape.tsx';
import { Stamp } from '../card/stamp.tsx';
import { say } from '../say.ts';
import { StatusStamp } from '../table/status.tsx';
import { COLOURS, EFFECTS, type Effect } from '../terms.ts';
import { deckOf, faceOf } from './deck.ts';
import { Sheet } from './sheet.tsx';

type Tab = 'cards' | 'characters' | 'rules';
const TABS: readonly Tab[] = ['cards', 'characters', 'rules'];

interface Props {
  readonly deck: string;
  /** Characters known to be at the table: they come first. */
  readonly here: readonly string[];
  readonly help: readonly string[];
  onClose(): void;
}

export function Reference({ deck, here, help, onClose }: Props): ReactElement {
  const [tab, setTab] = useState<Tab>('cards');
  return (
    <Sheet title={say.referenceTitle} onClose={onClose}>
      <nav className="em-tabs" aria-label={say.referenceTitle}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-current={one === tab} onClick={() => setTab(one)}>
            {say.tabs[one]}
          </button>
        ))}
      </nav>
      {tab === 'cards' && <Cards deck={deck} />}
      {tab === 'characters' && <Characters here={here} />}
      {tab === 'rules' && (
        <div className="em-rules">
          {help.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </Sheet>
  );
}

function Cards({ deck }: { readonly deck: string }): ReactElement {
  const [effect, setEffect] = useState<Effect>('prove');
  const face = faceOf(deck, effect);
  const counts = deckOf(deck, effect);
  return (
    <>
      <div className="em-reader">
        <Card face={face} size="l" />
        <div>
          <h3>{say.cards[effect].title}</h3>
          <p>{say.cards[effect].more}</p>
          <p className="em-label">{say.inDeck}</p>
          <p className="em-counts">
            {COLOURS.map((colour) => (
              <span key={colour} className="em-tag">
                <Shape of={colour} /> {counts[colour]}
              </span>
            ))}
          </p>
          <p className="em-label">{say.travelsAs}</p>
          <p className="em-travels">
            <Stamp of={face.stamp} />
            <span>
              {say.stamps[face.stamp].name}: {say.stamps[face.stamp].way}
            </span>
          </p>
        </div>
      </div>
      <ul className="em-faces">
        {EFFECTS.map((one) => (
          <li key={one}>
            <button
              type="button"
              className="em-face-button"
              aria-pressed={one === effect}
              onClick={() => setEffect(one)}
            >
              <Card face={faceOf(deck, one)} size="s" />
            </button>
          </li>
        ))}
      </ul>
      {(['locked', 'trapped'] as const).map((status) => (
        <p key={status} className="em-status-line">
          <StatusStamp of={status} />
          <span>{say.statusLong[status]}</span>
        </p>
      ))}
      <p className="em-quiet em-credit">{say.credit}</p>
    </>
  );
}

function Characters({ here }: { readonly here: readonly string[] }): ReactElement {
  const [name, setName] = useState(here[0] ?? people[0]?.name ?? '');
  const others = people.map((one) => one.name).filter((one) => !here.includes(one));
  return (
    <>
      <CharacterSheet of={name} mof />
      {here.length > 0 && <Photos title={say.inPlay} names={here} chosen={name} onChoose={setName} />}
      <Photos title={say.all} names={others} chosen={name} onChoose={setName} />
    </>
  );
}

interface PhotosProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly chosen: string;
  onChoose(name: string): void;
}

function Photos({ title, names, chosen, onChoose }: PhotosProps): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="em-photos">
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <span className="em-photo">
                <Portrait of={name} />
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

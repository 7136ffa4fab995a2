// What was sent: a column for each side while words go to and fro, one list of all when it comes to guessing.

import type { CSSProperties, ReactElement } from 'react';
import { TransmissionCard } from './cards.tsx';
import { Panel } from './panel.tsx';
import { say } from './say.ts';
import { ALIEN, type BoardScene, cardsOf, SCIENTISTS, type SideIndex } from './scene.ts';

const SIDES: readonly SideIndex[] = [ALIEN, SCIENTISTS];

const isMine = (scene: BoardScene, side: SideIndex): boolean =>
  scene.role === 'alien' ? side === ALIEN : scene.role === 'scientist' && side === SCIENTISTS;

export function Transmissions({ scene }: { readonly scene: BoardScene }): ReactElement {
  return (
    <>
      {SIDES.map((side) => (
        <Panel key={side} title={say.columns[scene.role][side]} className="st-column">
          <Column scene={scene} side={side} />
        </Panel>
      ))}
    </>
  );
}

/** What the Scientists say stays in their team until the end. */
const isKept = ({ role, team, teams, stage, replay, view }: BoardScene): boolean => {
  if (role !== 'watcher' || teams === 1 || stage === 'over' || replay === 'all') return false;
  return typeof replay !== 'number' || view.roles[replay]?.team !== team;
};

function Column({ scene, side }: { readonly scene: BoardScene; readonly side: SideIndex }): ReactElement {
  const cards = cardsOf(scene, side);
  const mine = isMine(scene, side);
  const { rounds, round, phase } = scene.view;
  const sent = cards.filter((card) => !card.rival).length;
  const hidden = side === SCIENTISTS && isKept(scene);
  const writing = phase === (side === ALIEN ? 'alien' : 'scientists') && sent <= round;
  return (
    <ol className="st-cards" data-many={cards.length > 4 || undefined}>
      {cards.map((card) => (
        <TransmissionCard key={card.key} card={card} side={side} mine={mine && !card.rival} />
      ))}
      {hidden
        ? sent === 0 && <li className="st-card st-card-empty">{say.keptInTeam}</li>
        : sent < rounds && (
            <li className="st-card st-card-empty" data-now={writing || undefined}>
              <span className="st-card-round">{sent + 1}</span>
              {writing && mine ? say.nextWord.mine : say.nextWord.theirs}
            </li>
          )}
    </ol>
  );
}

export function AllWords({ scene }: { readonly scene: BoardScene }): ReactElement {
  const { target } = scene;
  // A column for each side: nobody has sent more than the Aliens.
  const rows = { '--st-rows': cardsOf(scene, ALIEN).length } as CSSProperties;
  return (
    <Panel title={say.allWords} className={target ? `st-all st-all-${target.side}` : 'st-all'}>
      <ol className="st-cards" data-many style={rows}>
        {SIDES.flatMap((side) =>
          cardsOf(scene, side).map((card) => (
            <TransmissionCard key={card.key} card={card} side={side} mine={isMine(scene, side) && !card.rival} />
          )),
        )}
      </ol>
    </Panel>
  );
}

// How it ended: first everything that was hidden, then one number with its lamps, what it means, and the three guesses.

import type { BoardProps } from '@tabella/kernel';
import { type ReactElement, useState } from 'react';
import { rolesIn, rotated, seatsFrom, teamsIn } from '../rules/roles.ts';
import type { StarsTypes } from '../rules/types.ts';
import { Guesses } from './guesses.tsx';
import { useKept } from './kept.ts';
import { Lamps, Points } from './lamps.tsx';
import { cipherSlots } from './marks.ts';
import { Sentence } from './message.tsx';
import { say } from './say.ts';
import { ALIEN, type BoardScene, placeOf, sceneOf } from './scene.ts';
import { Sky } from './sky.tsx';
import { Slots } from './slots.tsx';
import { TeamSwitch } from './teams.tsx';
import './css/world.css';
import './css/screen.css';
import './css/words.css';
import './css/guess.css';
import './css/end.css';

export default function StarsEnd(props: BoardProps<StarsTypes>): ReactElement {
  const [looking, setLooking] = useState<number | null>(null);
  const scene = sceneOf(props.view, [], looking);
  const [shown, setShown] = useKept(`${placeOf(scene)} counted`, false);
  return (
    <div className="stars st-end" data-shown={shown}>
      <Sky score={null} />
      {shown ? (
        <Count {...props} scene={scene} onLook={setLooking} />
      ) : (
        <Uncovered scene={scene} onDone={() => setShown(true)} />
      )}
    </div>
  );
}

/** Cards and cipher, before any number. */
function Uncovered({ scene, onDone }: { readonly scene: BoardScene; onDone(): void }): ReactElement {
  const { view, team } = scene;
  return (
    <section className="st-end-page" aria-labelledby="st-revealed">
      <h2 id="st-revealed" className="st-end-why">
        {say.end.revealed}
      </h2>
      {view.messages.map(
        (message) =>
          message.team === team &&
          message.card && (
            <div key={message.card.id} className="st-panel st-turned">
              <h3>{message.side === ALIEN ? say.alien : say.scientists}</h3>
              <Sentence card={message.card} rows={message.dice ?? []} />
            </div>
          ),
      )}
      {view.cipher && (
        <div className="st-panel st-turned">
          <h3>{say.theCipher}</h3>
          <Slots slots={cipherSlots(view.cipher).map((letter) => ({ letter, state: 'known' }))} />
        </div>
      )}
      <button type="button" className="st-btn st-btn-go" onClick={onDone}>
        {say.end.toCount}
      </button>
    </section>
  );
}

interface CountProps extends BoardProps<StarsTypes> {
  readonly scene: BoardScene;
  onLook(team: number): void;
}

function Count({ scene, onLook, words, result, name, seat, view }: CountProps): ReactElement {
  const verdict = result && words.verdict?.(result, view, name, seat);
  const teams = view.points.length > 1;
  return (
    <section className="st-end-page" aria-label={verdict?.title}>
      {teams && <h2 className="st-end-title">{verdict?.title}</h2>}
      <div className="st-numbers" data-teams={teams || undefined}>
        {view.points.map((points, team) => (
          <div key={say.teamName(team)}>
            {teams && (
              <h3>{seat !== null && view.roles[seat]?.team === team ? say.end.teamOwn(team) : say.teamName(team)}</h3>
            )}
            <Points points={points} />
            <Lamps points={points} />
          </div>
        ))}
      </div>
      <p className={teams ? 'st-quiet' : 'st-end-why'}>{verdict?.why}</p>
      {scene.mayLookAround && <TeamSwitch scene={scene} onLook={onLook} />}
      <Guesses scene={scene} />
      {seat !== null && <NextAlien view={view} name={name} seat={seat} />}
    </section>
  );
}

/** Roles go round: who is the Alien in another match. */
function NextAlien({
  view,
  name,
  seat,
}: Pick<CountProps, 'view' | 'name'> & { readonly seat: number }): ReactElement | null {
  const next = rotated(view.options, view.roles.length);
  if (next.alien === 0) return null;
  const roles = rolesIn(seatsFrom(view.roles.length, next), teamsIn(next));
  const aliens = roles.flatMap((role, at) => (role.alien ? [at] : []));
  return (
    <p className="st-quiet">
      {say.end.next(
        aliens.map((one) => (one === seat ? say.you : name(one))),
        aliens.includes(seat),
      )}
    </p>
  );
}

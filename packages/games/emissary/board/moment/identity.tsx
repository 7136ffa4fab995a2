// Who I am, before the first turn: the card turns over, and says how I win. A tap goes on.

import type { Seat } from '@tabella/kernel';
import { Moment } from '@tabella/ui/moment';
import { type ReactElement, useEffect } from 'react';
import { identityCounts } from '../../rules/options.ts';
import { people } from '../../rules/people.ts';
import { Back } from '../card/card.tsx';
import { IdentityCard } from '../card/identity.tsx';
import { Portrait } from '../card/portrait.tsx';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import { IDENTITIES } from '../terms.ts';
import { markOf, setMark, useOnce } from './once.ts';

/** After characters were chosen, in this visit. */
export function IdentityMoment({
  scene,
  seat,
}: {
  readonly scene: BoardScene;
  readonly seat: Seat;
}): ReactElement | null {
  const { phase } = scene.view;
  const [shown, done] = useOnce('identity', seat);
  const picking = phase === 'pick';
  useEffect(() => {
    if (picking && markOf('identity', seat) === null) setMark('identity', seat, 'due');
  }, [picking, seat]);
  if (picking || shown || scene.over || markOf('identity', seat) !== 'due') return null;
  return <Identity scene={scene} seat={seat} onDone={done} />;
}

interface Props {
  readonly scene: BoardScene;
  readonly seat: Seat;
  onDone(): void;
}

function Identity({ scene, seat, onDone }: Props): ReactElement | null {
  const { identity, character } = seatOf(scene.view, seat);
  if (identity === null) return null;
  const person = people.find((one) => one.name === character);
  return (
    <Moment label={say.youAre(identity)} className="em-moment em-night em-moment-identity" onDone={onDone}>
      <ul className="em-moment-others" aria-hidden="true">
        {scene.order.slice(1).map((other) => (
          <li key={other}>
            <Back size="s" />
            {scene.name(other)}
          </li>
        ))}
      </ul>
      <p className="em-moment-only">{say.onlyYou}</p>
      <div className="em-turning">
        <Back size="l" />
        <IdentityCard of={identity} />
      </div>
      <h2>{say.youAre(identity)}</h2>
      <p className="em-moment-dots" aria-hidden="true">
        {[0, 1, 2].map((n) => (
          <Shape key={n} of={SHAPE_OF[identity]} />
        ))}
      </p>
      <p className="em-moment-goal">{say.winWith[identity]}</p>
      <ul className="em-moment-facts">
        {identity === 'MOF' && person && (
          <li>
            <Shape of="mof" />
            {say.yourMission(say.missions[person.mission] ?? '')}
          </li>
        )}
        <li>
          <Shape of="black" />
          {say.blackOut}
        </li>
        <li>
          <Icon name="people" />
          {tableOf(scene, identity)}
        </li>
        {character && (
          <li>
            <span className="em-photo">
              <Portrait of={character} />
            </span>
            {say.youPlay(character)}
          </li>
        )}
      </ul>
      {scene.view.active !== seat && <p className="em-quiet">{say.othersPlay}</p>}
      <button type="button" className="em-wax" onClick={onDone}>
        {say.gotIt}
      </button>
    </Moment>
  );
}

function tableOf({ view }: BoardScene, mine: (typeof IDENTITIES)[number]): string {
  const counts = identityCounts(view.seats.length, view.options) ?? [0, 0, 0];
  const named = IDENTITIES.flatMap((one, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i]} ${one}`] : [])).join(', ');
  if (mine === 'MOF') return say.alone(named);
  return say.atTable(named, (counts[IDENTITIES.indexOf(mine)] ?? 1) - 1);
}

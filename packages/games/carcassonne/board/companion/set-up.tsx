// Before the game: who plays, with which sets, by whose rules, and who shuffles the message tiles.

import { type FormEvent, type ReactElement, useState } from 'react';
import { companion as say } from '../say.ts';
import { colourOf } from '../seats.ts';
import { emblemPath } from '../track/index.tsx';
import { CHOOSABLE } from './brought.ts';
import { EDITIONS } from './draws.ts';
import { Segments } from './fields.tsx';
import { Icon } from './icon.tsx';
import type { Player, Setup } from './ledger.ts';
import { FEWEST, LONGEST_NAME, MOST, shuffled } from './saved.ts';

interface Props {
  /** The game before this one: the same people, usually. */
  readonly before: Setup | null;
  onBegin(setup: Setup): void;
}

const UNNAMED: readonly Player[] = [
  { name: '', colour: 0 },
  { name: '', colour: 1 },
];

const TILES = ['app', 'real'] as const;

const anyBelow = (n: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % n;
};

export function SetUp({ before, onBegin }: Props): ReactElement {
  const [players, setPlayers] = useState(before?.players ?? UNNAMED);
  const [edition, setEdition] = useState(before?.edition ?? 'hig');
  const [sets, setSets] = useState(before?.sets ?? []);
  const [tiles, setTiles] = useState(before?.tiles ?? 'app');
  const change = (at: number, part: Partial<Player>): void =>
    setPlayers(players.map((player, i) => (i === at ? { ...player, ...part } : player)));
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const named = players.map(({ name, colour }, i) => ({ name: name.trim() || say.usualName(i + 1), colour }));
    onBegin({ players: named, edition, sets, tiles, order: shuffled(anyBelow) });
  };
  const add = (): void => {
    const colour = say.colours.findIndex((_, i) => players.every((player) => player.colour !== i));
    setPlayers([...players, { name: '', colour }]);
  };
  return (
    <form className="ccc-page ccc-setup" onSubmit={begin}>
      <header>
        <h1>{say.title}</h1>
        <p className="ccc-quiet">{say.lead}</p>
      </header>
      <fieldset className="ccc-panel">
        <legend>{say.players}</legend>
        {players.map((player, i) => (
          // Players are told apart by their colours, which no two share.
          <div key={player.colour} className="ccc-player">
            <ColourSign colour={player.colour} />
            <input
              className="ccc-field"
              aria-label={say.playerName(i + 1)}
              placeholder={say.usualName(i + 1)}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              value={player.name}
              onChange={(event) => change(i, { name: event.target.value })}
            />
            <select
              className="ccc-field ccc-colour"
              aria-label={say.colourOf(player.name || say.usualName(i + 1))}
              value={player.colour}
              onChange={(event) => change(i, { colour: Number(event.target.value) })}
            >
              {say.colours.map((name, colour) => (
                <option key={name} value={colour} disabled={players.some((one, k) => k !== i && one.colour === colour)}>
                  {name}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="ccc-btn ccc-btn-icon"
              aria-label={say.removePlayer(player.name || say.usualName(i + 1))}
              disabled={players.length <= FEWEST}
              onClick={() => setPlayers(players.toSpliced(i, 1))}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
        {players.length < MOST && (
          <button type="button" className="ccc-btn" onClick={add}>
            <Icon name="plus" /> {say.addPlayer}
          </button>
        )}
      </fieldset>
      <fieldset className="ccc-panel">
        <legend>{say.sets}</legend>
        <div className="ccc-sets">
          {CHOOSABLE.map((id) => (
            <label key={id} className="ccc-tick">
              <input
                type="checkbox"
                checked={sets.includes(id)}
                onChange={({ target }) => setSets(target.checked ? [...sets, id] : sets.filter((one) => one !== id))}
              />
              <span>{say.setNames[id]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="ccc-panel">
        <Segments
          label={say.edition}
          of={EDITIONS}
          names={say.editions}
          value={edition}
          onValue={(one) => setEdition(one)}
        />
        <p className="ccc-quiet">{say.editionAbout[edition]}</p>
        <Segments label={say.tiles} of={TILES} names={say.tilesOf} value={tiles} onValue={(one) => setTiles(one)} />
        <p className="ccc-quiet">{say.tilesAbout[tiles]}</p>
      </div>
      <button type="submit" className="ccc-btn ccc-btn-wax">
        {say.begin}
      </button>
    </form>
  );
}

export function ColourSign({ colour, size = 24 }: { readonly colour: number; readonly size?: number }): ReactElement {
  return (
    <svg className="ccc-emblem" viewBox="-7 -7 14 14" width={size} height={size} aria-hidden="true">
      <path d={emblemPath(colour)} fill={colourOf(colour)} />
    </svg>
  );
}

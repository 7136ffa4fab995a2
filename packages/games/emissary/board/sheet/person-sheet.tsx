// The dossier of one player, opened: character, statuses, messages and who sent them, what Prove brought, my notes.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { ClaimView } from '../../rules/view.ts';
import { Card } from '../card/card.tsx';
import { CharacterSheet } from '../card/character.tsx';
import { IdentityCard } from '../card/identity.tsx';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import { StatusStamp } from '../table/status.tsx';
import { Marks, type NoteBook } from './marks.tsx';
import { NoteLine } from './note-line.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  readonly scene: BoardScene;
  readonly seat: Seat;
  readonly book: NoteBook | null;
  onClose(): void;
}

export function PersonSheet({ scene, seat, book, onClose }: Props): ReactElement {
  const one = seatOf(scene.view, seat);
  const name = scene.name(seat);
  const fallen = scene.view.fallen.find((fall) => fall.seat === seat);
  const claims = scene.view.claims.filter((claim) => claim.to === seat || claim.by === seat);
  const mine = seat === scene.me;
  return (
    <Sheet title={say.dossier(name)} onClose={onClose}>
      {fallen && <p>{say.fell(fallen.turn, fallen.how)}</p>}
      {one.locked && <StatusLine of="locked" />}
      {one.trapped && <StatusLine of="trapped" />}
      {!mine && book && one.identity === null && (
        <div className="em-note-here">
          <Marks book={book} seat={seat} name={name} />
          <NoteLine book={book} seat={seat} name={name} />
        </div>
      )}
      {one.character === null ? (
        <p className="em-quiet">{say.unknownCharacter}</p>
      ) : (
        <CharacterSheet of={one.character} down={!one.up} mof={one.identity === 'MOF'} />
      )}
      {one.identity !== null && (
        <div className="em-identity-place">
          <IdentityCard of={one.identity} />
        </div>
      )}
      <section>
        <h3>{say.messages(one.messages.length)}</h3>
        {one.messages.length === 0 && <p className="em-quiet">{say.noMessages}</p>}
        <ul className="em-faces">
          {one.messages.map((message, i) => (
            <li key={i}>
              <Card face={message.card} size="s" />
              <span className="em-quiet">
                {message.from === null ? say.causes[message.cause] : say.sentBy(scene.name(message.from))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {one.known.length > 0 && (
        <section>
          <h3>{scene.replay === 'all' ? say.wholeHand : say.known}</h3>
          <ul className="em-faces">
            {one.known.map((face, i) => (
              <li key={i}>
                <Card face={face} size="s" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {claims.length > 0 && (
        <section>
          <h3>{say.proved}</h3>
          <ul className="em-claims">
            {claims.map((claim) => (
              <Claim key={`${claim.turn} ${claim.by} ${claim.to}`} scene={scene} claim={claim} />
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

function StatusLine({ of }: { readonly of: 'locked' | 'trapped' }): ReactElement {
  return (
    <p className="em-status-line">
      <StatusStamp of={of} />
      <span>{say.statusLong[of]}</span>
    </p>
  );
}

function Claim({ scene, claim }: { readonly scene: BoardScene; readonly claim: ClaimView }): ReactElement {
  const did = claim.acts ? say.acts[claim.kind] : say.says[claim.kind];
  return (
    <li>
      {say.claim(claim.turn, scene.name(claim.by), scene.name(claim.to), did)}
      {(claim.free || claim.card?.prove) && (
        <span className="em-quiet">
          {' '}
          {claim.card?.prove && (scene.replay === undefined ? say.betOn : say.bet)(claim.card.prove.bet)}{' '}
          {claim.free && say.mayLie}
        </span>
      )}
    </li>
  );
}

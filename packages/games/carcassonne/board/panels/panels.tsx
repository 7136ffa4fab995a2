// What lies over the map: buttons at the top, the drawn tile at the foot, and one card at a time beside what it
// speaks of.

import type { BoardProps } from '@tabella/kernel';
import { part, replayPart } from '@tabella/ui/part';
import { type ReactElement, useEffect, useState } from 'react';
import type { Deed } from '../../rules/choices.ts';
import type { FigureKind } from '../../rules/names.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { FeatureView, View } from '../../rules/view.ts';
import type { Box } from '../map/camera.ts';
import type { MapStage } from '../map/map.tsx';
import type { Shown } from '../opened/show-panel.tsx';
import type { Preference } from '../reading/choices.ts';
import type { Move } from '../reading/news.ts';
import { say } from '../say.ts';
import type { TurnControls } from '../use-play.ts';
import { AuctionPanel } from './auction.tsx';
import { AwardNote } from './award-note.tsx';
import { Controls } from './controls.tsx';
import { Rail } from './rail.tsx';
import { Toast } from './toast.tsx';
import { Tray } from './tray.tsx';

interface Props extends BoardProps<CarcassonneTypes> {
  readonly table: View;
  readonly stage: MapStage;
  readonly play: TurnControls;
  readonly margin: Box;
  readonly shown: Shown;
  readonly preference: Preference;
  readonly inspected: FeatureView | null;
  /** Where what is brought out lies on the screen. */
  readonly about: Box | null;
  /** What the others did since I last had a say, and whether the board has flown there. */
  readonly news: readonly Move[];
  readonly showing: boolean;
  onShow(): void;
  who(seat: number): string;
  onShown(shown: Shown): void;
  onPreference(preference: Preference): void;
  onDrop(kind: FigureKind, x: number, y: number): void;
}

const Ahead = replayPart(() => import('../replay/ahead.tsx'));
const Opened = part(() => import('../opened/index.tsx'));
const MessageCard = part(() => import('../opened/message-card.tsx'));
const FeatureCard = part(() => import('../opened/feature-card.tsx'));

export function Panels(props: Props): ReactElement {
  const { table: view, stage, play, who } = props;
  const [open, setOpen] = useState(false);
  // They are not needed at first, but then at once.
  useEffect(() => {
    for (const card of [MessageCard, FeatureCard]) card.load().catch(() => undefined);
  }, []);
  const label = (deed: Deed): string => (play.ask ? props.words.choice(deed, play.ask, view, props.name) : '');
  return (
    <>
      <Controls stage={stage} showing={open} onShow={() => setOpen(!open)} />
      {props.replay === undefined ? <Foot {...props} /> : !open && <Ahead view={view} />}
      {open && (
        <Opened
          view={view}
          shown={props.shown}
          preference={view.messages === null || props.seat === null ? null : props.preference}
          who={who}
          onShown={props.onShown}
          onPreference={props.onPreference}
          onClose={() => setOpen(false)}
        />
      )}
      {!open && <Cards {...props} />}
      {!open && props.replay === undefined && props.news.length > 0 && play.message === null && play.move === null && (
        <Toast moves={props.news} showing={props.showing} who={who} onShow={props.onShow} />
      )}
      {view.auction && props.replay === undefined && (
        <AuctionPanel auction={view.auction} play={play} who={who} label={label} />
      )}
      {isTrayOpen(play) && !view.auction && props.seat !== null && (
        <Tray
          kinds={play.kinds}
          inHand={play.inHand}
          abbot={play.abbot}
          deeds={play.deeds}
          meant={play.meant}
          plain={play.plain}
          isDone={play.isDone}
          label={label}
          onDo={play.choose}
          seat={props.seat}
          supply={view.seats[props.seat]?.supply ?? NO_SUPPLY}
          onTake={play.take}
          onMean={play.mean}
          onDrop={props.onDrop}
        />
      )}
    </>
  );
}

/** Is there something to be taken in hand? The one thing that a set asks for is meant in any case. */
const isTrayOpen = ({ kinds, abbot, deeds, plain, ask }: TurnControls): boolean =>
  kinds.length + plain.length > 0 || abbot !== null || deeds.length > (ask?.kind === 'act' ? 1 : 0);

const NO_SUPPLY = {
  meeple: 0,
  big: 0,
  abbot: 0,
  ringmaster: 0,
  mayor: 0,
  wagon: 0,
  builder: 0,
  pig: 0,
  shepherd: 0,
  barn: 0,
};

function Foot({ table: view, play, who, seat }: Props): ReactElement | null {
  const { tried, spots } = play;
  const mine = play.ask?.kind === 'place' && view.active === seat;
  // Where a card lies at the foot, there is no room for it.
  if (isTrayOpen(play) || play.move || play.message || view.auction) return null;
  const ways = tried ? (spots.find(({ x, y }) => x === tried.x && y === tried.y)?.rotations.length ?? 1) : 0;
  const note = !mine ? '' : tried ? say.waysHere(ways) : say.pickSpot(spots.length);
  return (
    <Rail
      view={view}
      rotation={mine ? (tried?.rotation ?? play.facing) : 0}
      mine={mine}
      note={note}
      onTurn={play.turn}
      who={who}
    />
  );
}

/** A message goes before points to be walked, and what is looked at before both unless it would hide them. */
function Cards(props: Props): ReactElement | null {
  const { table: view, play, inspected, about, stage, margin, who } = props;
  if (play.message && (play.move === null || play.resolving)) {
    const { width } = stage.rig.screen();
    return (
      <MessageCard
        view={view}
        current={play.message}
        mine={play.resolving}
        told={props.replay !== undefined}
        chosen={play.way}
        side={about && (about.left + about.right) / 2 > width / 2 ? 'left' : 'right'}
        who={who}
        label={(choice) => (play.ask ? props.words.choice(choice, play.ask, props.view, props.name) : say.doIt)}
        onChoose={play.choose}
      />
    );
  }
  if (inspected && about) {
    return (
      <FeatureCard view={view} feature={inspected} about={about} margin={margin} screen={stage.rig.screen} who={who} />
    );
  }
  if (play.move) return <AwardNote about={play.move} chosen={play.marker} />;
  return null;
}

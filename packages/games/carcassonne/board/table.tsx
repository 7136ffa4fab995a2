// One seat's table: the map with everything on it, the score track round it, the panels over it.

import type { BoardProps } from '@tabella/kernel';
import { useKeys } from '@tabella/ui/keys';
import { replayPart } from '@tabella/ui/part';
import { useStoredWord } from '@tabella/ui/stored';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlaceChoice } from '../rules/choices.ts';
import type { FigureKind } from '../rules/names.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import type { FeatureView, View } from '../rules/view.ts';
import { changesBy } from '../words/laying.ts';
import { boxOf, boxRound, inFocus, onScreen } from './focus.ts';
import { type Box, brought, toWorld } from './map/camera.ts';
import { cellBox } from './map/looking.ts';
import { LandMap, type MapStage, useStage } from './map/map.tsx';
import { Marks } from './map/marks.tsx';
import { detailAt } from './map/sharpness.ts';
import type { Shown } from './opened/show-panel.tsx';
import { Panels } from './panels/panels.tsx';
import type { Preference } from './reading/choices.ts';
import { placeOf } from './reading/lit.ts';
import { standsAt } from './reading/pointed.ts';
import { boundsOf, type Land, landName, landOf, tileNumbered } from './scene.ts';
import {
  useAbbotInSight,
  useReplayInSight,
  useSpotsInSight,
  useTileInSight,
  useTrialInSight,
  useVisit,
} from './use-follow.ts';
import { useInspection } from './use-inspection.ts';
import { useNews } from './use-news.ts';
import type { TurnControls } from './use-play.ts';
import { useStandingAnswer } from './use-standing-answer.ts';

const MARGIN: Readonly<Record<'wide' | 'narrow', Box>> = {
  wide: { left: 10, top: 10, right: 68, bottom: 10 },
  narrow: { left: 10, top: 54, right: 10, bottom: 10 },
};
/** At a desk a mouse hits smaller tiles than a finger does, and all spots are in sight for longer. */
const LEAST_WIDE = 0.36;

/** In a replay what comes next lies at the foot. */
const REPLAYED: typeof MARGIN = {
  wide: { left: 10, top: 10, right: 68, bottom: 118 },
  narrow: { left: 10, top: 54, right: 10, bottom: 118 },
};

/** Pixels of a line of news, how many there are at most, and from which height of the window on they have room. */
const NEWS_LINE = 50;
const NEWS_LINES = 3;
const HIGH = 700;

/** Where this browser keeps what a person likes to see. */
const KEPT = 'tabella.carcassonne';
const FLAGS = ['on', 'off'] as const;

const Floats = replayPart(() => import('./replay/floats.tsx'));

interface Props extends BoardProps<CarcassonneTypes> {
  readonly wide: boolean;
  readonly play: TurnControls;
  who(seat: number): string;
}

export function CarcassonneTable(props: Props): ReactElement {
  const { wide, play, who, view, replay } = props;
  // A new view comes with every answer, a new tile only now and then.
  const laid = landName(view.tiles);
  const land = useMemo(() => landOf(view.tiles), [laid]);
  const news = useNews(props.told, props.seen, props.seat, props.chosen.length > 0);
  const margin = useMargin(wide, replay !== undefined, news.moves.length);
  const bounds = useMemo(() => boundsOf(view.tiles, 1), [laid]);
  const reach = boundsOf([...view.tiles, ...play.spots]);
  const inspection = useInspection(view, land, `${play.ask?.id} ${JSON.stringify(props.chosen)}`);
  const stage = useStage(
    bounds,
    reach,
    margin,
    {
      onHover: (at) => inspection.hoverAt(stage.rig, at),
      onHold: (x, y) => inspection.pinAt(stage.rig, x, y),
      onTap: (x, y) => inspection.pinAt(stage.rig, x, y),
    },
    wide ? LEAST_WIDE : undefined,
  );
  const [shown, setShown] = useShown();
  const [preference, setPreference] = useStoredWord<Preference>(`${KEPT}.walks`, ['ask', 'scorer', 'messenger'], 'ask');
  useStandingAnswer(view.active, play.ask, preference, props.answer);
  useKeys({
    r: () => {
      play.turn?.();
      return play.turn !== null;
    },
  });
  useSpotsInSight(play.ask?.kind === 'place' ? play.ask.id : null, play.spots, stage, margin);
  useSpotsInSight(play.ask?.kind === 'act' ? play.ask.id : null, play.aimedAt, stage, margin);
  useTrialInSight(play.tried, stage);
  useAbbotInSight(view, stage, margin, play.abbot && play.puttingOn === null ? props.seat : null);
  useTileInSight(view, stage, margin, play.puttingOn, props.seat !== null || replay !== undefined);
  useReplayInSight(view, stage, margin, replay === undefined ? null : laid);
  const [showing, setShowing] = useState(false);
  const pointed = placeOf(props.lit, view);
  const lit = pointed.feature === null ? null : (view.features[pointed.feature] ?? null);
  useVisit(stage, margin, lit ? boxOf(view, lit) : pointed.cell ? cellBox(pointed.cell) : null);
  useVisit(stage, margin, showing && news.moves.length > 0 ? boxRound(news.moves.map(({ laid: at }) => at)) : null);

  const focus = inspection.feature ?? pointed.feature ?? inFocus(view, play);
  const highlit = focus === null ? null : (view.features[focus] ?? null);
  const closing = useMemo(() => (play.tried ? closedBy(view, play.tried) : []), [view, play.tried]);
  const see = useCallback(
    (x: number, y: number): void => {
      const box = { left: x * 100, top: y * 100, right: x * 100 + 100, bottom: y * 100 + 100 };
      const now = stage.rig.now();
      const next = brought(now, box, stage.rig.screen(), margin);
      if (next.x !== now.x || next.y !== now.y) stage.rig.glide(next);
    },
    [stage.rig, margin],
  );
  useSeeing(play, highlit && !inspection.feature ? boxOf(view, highlit) : null, stage, wide);
  const drop = (kind: FigureKind, x: number, y: number): void => {
    const put = nearestPut(play, land, kind, view, stage, x, y);
    if (put) play.choose(put);
  };
  return (
    <div className="cc-stage" data-foot={(replay === undefined && view.phase !== 'over') || undefined}>
      <LandMap stage={stage} land={land} onTouch={news.touch}>
        <Marks
          view={view}
          land={land}
          play={play}
          shown={shown}
          highlit={highlit ? [highlit] : closing}
          fresh={news.moves.length > 0}
          pointed={pointed.cell}
          me={props.seat ?? 0}
          scale={stage.camera.k || 1}
          detail={detailAt(stage.camera)}
          label={(choice) => (play.ask ? props.words.choice(choice, play.ask, view, props.name) : '')}
          who={who}
          onLook={inspection.pin}
          onSee={see}
        />
        {replay !== undefined && <Floats view={view} told={props.told.slice(props.seen)} />}
      </LandMap>
      <Panels
        {...props}
        table={view}
        stage={stage}
        margin={margin}
        shown={shown}
        preference={preference}
        inspected={inspection.feature === null ? null : highlit}
        about={highlit ? onScreen(boxOf(view, highlit), stage.camera) : null}
        onShown={setShown}
        onPreference={setPreference}
        onDrop={drop}
        news={news.moves}
        showing={showing}
        onShow={() => setShowing(!showing)}
      />
    </div>
  );
}

/** What lies over the land: buttons, and the news while there are any, where the window is high. */
function useMargin(wide: boolean, replayed: boolean, moves: number): Box {
  const lines = innerHeight < HIGH ? 0 : Math.min(moves, NEWS_LINES);
  return useMemo(() => {
    const plain = (replayed ? REPLAYED : MARGIN)[wide ? 'wide' : 'narrow'];
    return replayed || lines === 0 ? plain : { ...plain, bottom: plain.bottom + 24 + NEWS_LINE * lines };
  }, [wide, replayed, lines]);
}

/** What the tried tile would close that somebody holds. */
const closedBy = (view: View, at: PlaceChoice): readonly FeatureView[] =>
  changesBy(view, at).flatMap(({ open, leaders, before }) => (open === 0 && leaders.length > 0 ? before : []));

function useShown(): readonly [Shown, (shown: Shown) => void] {
  const [spots, setSpots] = useStoredWord(`${KEPT}.spots`, FLAGS, 'on');
  const [fields, setFields] = useStoredWord(`${KEPT}.fields`, FLAGS, 'off');
  const [dead, setDead] = useStoredWord(`${KEPT}.dead`, FLAGS, 'off');
  const flag = (on: boolean): (typeof FLAGS)[number] => (on ? 'on' : 'off');
  return [
    { spots: spots === 'on', fields: fields === 'on', dead: dead === 'on' },
    (shown) => {
      setSpots(flag(shown.spots));
      setFields(flag(shown.fields));
      setDead(flag(shown.dead));
    },
  ];
}

/** A finger that lets a figure go somewhere near a spot means that spot. */
function nearestPut(
  play: TurnControls,
  land: Land,
  kind: FigureKind,
  view: View,
  stage: MapStage,
  x: number,
  y: number,
): TurnControls['put'] {
  const frame = stage.view.current?.getBoundingClientRect();
  if (!frame) return null;
  const at = toWorld(stage.rig.now(), x - frame.x, y - frame.y);
  const places = play.puts
    .filter(({ figure }) => figure === kind)
    .flatMap((put) => {
      const tile = tileNumbered(land, put.tile ?? view.laid ?? -1);
      const spot = tile && standsAt(tile, put.segment, put.figure);
      return spot ? [{ put, far: Math.hypot(spot.x - at.x, spot.y - at.y) }] : [];
    })
    .toSorted((a, b) => a.far - b.far);
  const [first] = places;
  return first && first.far < 60 ? first.put : null;
}

/** What the board speaks of comes into sight: beside the message card, or above it on a phone. */
function useSeeing(play: TurnControls, box: Box | null, { rig, view }: MapStage, wide: boolean): void {
  const key = box && (play.message || play.move) ? `${play.ask?.id} ${Object.values(box).join()}` : '';
  const latest = useRef(box);
  const sheet = useRef<HTMLElement | null>(null);
  useEffect(() => {
    latest.current = box;
    sheet.current = view.current?.parentElement ?? null;
  });
  useEffect(() => {
    const seen = latest.current;
    if (key === '' || !seen) return;
    const { width, height } = rig.screen();
    const foot = (sheet.current?.clientHeight ?? height) - height;
    const card = sheet.current?.querySelector('.cc-message, .cc-award')?.clientHeight ?? 0;
    const room: Box = wide
      ? { left: 24, top: 64, right: Math.min(width / 2, 420), bottom: 24 }
      : { left: 12, top: 58, right: 12, bottom: 12 + Math.max(0, card - foot) };
    const now = rig.now();
    const next = brought(now, seen, { width, height }, room);
    if (next.x !== now.x || next.y !== now.y) rig.glide(next);
  }, [key, rig, wide]);
}

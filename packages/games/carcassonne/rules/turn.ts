// The turn: one tile from its drawing to the end of what it brings. Play rests whenever something hidden was drawn.

import { type Flow, PASS } from '@tabella/kernel';
import { askFor, concerned, demanded, isBeside, isFlow, perform, playBefore, playSteps } from './acting.ts';
import { chosen, put } from './asking.ts';
import type { Box } from './box.ts';
import type { FigureChoice } from './choices.ts';
import { chooseReady, draw, drawAnother } from './draw.ts';
import { decideFigure, figureAsk } from './figures.ts';
import { finish } from './final.ts';
import { sendHome, sendOthersHome } from './finish.ts';
import { layOwn, mayLayOwn } from './instead.ts';
import { resolveMessage } from './messages/index.ts';
import { closePass, hooked, movePoints, playPass } from './passes.ts';
import { place, placeAsk } from './placing.ts';
import { scoreCompleted } from './scoring.ts';
import { NOTHING, type State } from './state.ts';
import { endTurn } from './turns.ts';
import type { Table } from './types.ts';

/** From one resting point to the next: a tile or a message is drawn, or the game is over. */
export function* step(s: State, table: Table, box: Box): Flow {
  for (;;) {
    switch (s.stage) {
      case 'begin':
        s.stage = 'draw';
        // Only a turn of one's own begins again: not the second tile of the builder, nor that of message 4.
        if (s.turn !== 'turn' || box.at['1A'].length === 0) break;
        if (yield* playPass(s, table, '1A', hooked(box, s, '1A'), 'draw')) return;
        break;
      case 'draw':
        if (box.before.length > 0) {
          const played = playBefore(s, table, box);
          yield* movePoints(s, table, 'payment', isFlow(played) ? yield* played : played);
        }
        if (mayLayOwn(s, box) && (yield* layOwn(s, table, box))) {
          s.stage = 'laid';
          break;
        }
        if (s.turn === 'message' && box.reserving.length > 0 && (yield* chooseReady(s, table, box))) return;
        draw(s, table, box);
        return;
      case 'drawn': {
        const played = playSteps(s, table, box, box.steps.drawn);
        const awards = isFlow(played) ? yield* played : played;
        s.stage = 'place';
        if (awards.length === 0 && box.at['1B'].length === 0) break;
        if (yield* playPass(s, table, '1B', [...awards, ...hooked(box, s, '1B')], 'place')) return;
        break;
      }
      case 'place': {
        const ask = placeAsk(s, box);
        if (ask === null) {
          drawAnother(s, table, box);
          return;
        }
        place(s, table, box, chosen(ask, yield put(ask)));
        s.stage = 'laid';
        break;
      }
      case 'laid': {
        s.stage = 'figure';
        const played = playSteps(s, table, box, box.steps.laid);
        const awards = isFlow(played) ? yield* played : played;
        if (awards.length === 0 && box.at['1C'].length === 0) break;
        if (yield* playPass(s, table, '1C', [...awards, ...hooked(box, s, '1C')], 'figure')) return;
        break;
      }
      case 'figure': {
        const must = demanded(s, box);
        const ask = must === null ? figureAsk(s, box) : null;
        let choice: FigureChoice = PASS;
        if (must !== null) choice = yield* askFor({ seat: s.active, ...must });
        else if (ask !== null) choice = chosen(ask, yield put(ask));
        if (isBeside(box, choice)) {
          // What may be done beside the figure is done first, and the figure asked for again.
          yield* movePoints(s, table, 'payment', perform(s, table, box, s.active, choice));
          break;
        }
        const awards = decideFigure(s, table, box, choice);
        s.stage = 'score';
        const played = playSteps(s, table, box, box.steps.acted);
        const more = isFlow(played) ? yield* played : played;
        if (awards.length + more.length === 0 && box.at['2'].length === 0) break;
        if (yield* playPass(s, table, '2', [...awards, ...more, ...hooked(box, s, '2')], 'score')) return;
        break;
      }
      case 'score': {
        const played = playSteps(s, table, box, box.steps.score);
        if (isFlow(played)) yield* played;
        const scored = scoreCompleted(s, table, box);
        const awards = scored ?? NOTHING;
        const cleared = concerned(s, box.steps.cleared) !== 0;
        if (awards.length + box.clearing.length + s.forward + box.at['3'].length === 0 && !cleared) {
          s.stage = 'after';
          break;
        }
        yield* movePoints(s, table, '3', [...awards, ...hooked(box, s, '3')]);
        if (scored !== null) sendHome(s, table, box);
        sendOthersHome(s, table, box);
        if (cleared) {
          const later = playSteps(s, table, box, box.steps.cleared);
          yield* movePoints(s, table, '3', isFlow(later) ? yield* later : later);
        }
        if (closePass(s, table, '3', 'after')) return;
        break;
      }
      case 'after':
        s.stage = 'end';
        if (box.at['4'].length === 0) break;
        if (yield* playPass(s, table, '4', hooked(box, s, '4'), 'end')) return;
        break;
      case 'end': {
        if (box.revealing.length > 0 && s.tile >= 0 && box.revealing.some((one) => one.reveals(s, table, box))) return;
        const played = s.tile >= 0 ? playSteps(s, table, box, box.steps.end) : NOTHING;
        if (isFlow(played)) yield* played;
        s.stage = 'done';
        if (s.options.paymentsTrigger === true && closePass(s, table, '4', 'done')) return;
        break;
      }
      case 'done':
        if (endTurn(s, table, box)) break;
        finish(s, table, box);
        return;
      case 'message':
        if (yield* resolveMessage(s, table, box)) return;
        break;
      case 'over':
        return;
    }
  }
}

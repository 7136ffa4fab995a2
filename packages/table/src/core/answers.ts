// Answers of people, and what came of answers that were played.

import { readAnswer } from '@tabella/kernel';
import type { SaidOf } from '../protocol/index.ts';
import { answered, letRunOut } from './absence.ts';
import { askIdOf, askOf, isWindow } from './asks.ts';
import { noteTimeouts } from './clocks.ts';
import { declare } from './declare.ts';
import { changeQuestion, changeShown, type Draft } from './draft.ts';
import type { Player } from './input.ts';
import { goOn, noteShown } from './pace.ts';
import { botAt } from './people.ts';
import { DONE, NOT_ASKED, type Reply, refused, STALE } from './replies.ts';
import { slip } from './slips.ts';
import { endVote } from './take-back.ts';
import type { OpenMatch } from './world.ts';

/** A person answers; null while it is being played. */
export function answer(draft: Draft, match: OpenMatch, said: SaidOf<'answer'>, key: string): Reply | null {
  const { seat, ask, choice } = said;
  if (!isWindow(match)) {
    draft.request = { type: 'play', given: [{ seat, ask, choice, said: key }], by: { who: 'person', seat } };
    return null;
  }
  const open = askOf(match, seat);
  if (open === null) return askIdOf(match) === ask ? NOT_ASKED : STALE;
  if (open.id !== ask || draft.state.question.window?.closing) return STALE;
  const read = readAnswer(open, choice, draft.world.gamePackage.game.texts);
  if (!read.ok) return refused(draft.world.gamePackage, read);
  draft.effects.push({ type: 'declare', declaration: { seat, ask, choice: read.answer, said: key } });
  declare(draft, { seat, choice: read.answer, said: key });
  answered(draft, seat);
  // They have seen enough.
  goOn(draft);
  return DONE;
}

/** What came of answers, by whose they were. */
export function played(draft: Draft, match: OpenMatch, reply: Reply, by: Player): void {
  if (reply.ok) {
    endVote(draft);
    if (by.who === 'clock') noteTimeouts(draft, by.late);
    noteShown(draft, match, by.who === 'person');
  }
  switch (by.who) {
    case 'person':
      if (reply.ok) answered(draft, by.seat);
      draft.reply = reply;
      return;
    case 'window':
      unlessGoneOn(draft, reply);
      return;
    case 'clock':
      if (reply.ok) for (const seat of by.late) letRunOut(draft, seat);
      unlessGoneOn(draft, reply);
      return;
    case 'bot': {
      const open = askOf(match, by.seat);
      if (reply.ok || by.fellBack || open?.id !== by.ask) {
        unlessGoneOn(draft, reply);
        return;
      }
      const bot = botAt(draft.state, by.seat);
      if (bot !== null) slip(draft, by.seat, bot, { reason: 'refused', why: reply.reason });
      draft.request = {
        type: 'play',
        given: [{ seat: by.seat, ask: by.ask, choice: open.fallback, said: null }],
        by: { ...by, fellBack: true },
      };
    }
  }
}

/** Refused because the match went on elsewhere: ask again. Refused for any other reason: it cannot go on. */
function unlessGoneOn(draft: Draft, reply: Reply): void {
  if (reply.ok) return;
  if (reply.code === 'stale-ask' || reply.code === 'not-asked' || reply.code === 'over') {
    changeQuestion(draft, { id: -1 });
  } else changeShown(draft, { trouble: reply.reason });
}

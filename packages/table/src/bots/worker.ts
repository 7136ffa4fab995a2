// A thread in which bots think. It loads game packages by name and gets nothing but tasks, and remembers what it was sent.

import type { Answer, Bot, Thought } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { decide } from './decide.ts';
import { KeptBots } from './kept-bots.ts';
import type { BotTask } from './runner.ts';
import { KeptSights, type Parcel } from './sights.ts';

/** A task with what is new in the sight of its bot. */
export interface ThreadTask extends Omit<BotTask, 'input'> {
  readonly parcel: Parcel;
}

/** What the bot answers or thinks; or that the whole sight is needed. */
export type ThreadReply = { readonly answer: Answer | Thought } | { readonly lost: true };

const kept = new KeptSights();
const bots = new KeptBots();

export default async function think({ parcel, ...asked }: ThreadTask): Promise<ThreadReply> {
  const gamePackage = await gamePackageOf(asked.game, asked.rules);
  if (!gamePackage) throw new Error(`no game "${asked.game}" of rules version ${asked.rules}`);
  const input = kept.open(parcel);
  if (input === null) return { lost: true };
  const { game, rules, bot } = asked;
  const called = (make: () => Bot<unknown>) => bots.named(`${parcel.key} ${game} ${rules} ${bot}`, make);
  return { answer: decide(gamePackage, { ...asked, input }, called) };
}

// A thread in which bots think. It loads game packages by name and gets nothing but tasks, and remembers what it was sent.

import type { Answer, Thought } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { decide } from './decide.ts';
import type { BotTask } from './runner.ts';
import { KeptSights, type Parcel } from './sights.ts';

/** A task with what is new in the sight of its bot. */
export interface ThreadTask extends Omit<BotTask, 'input'> {
  readonly parcel: Parcel;
}

/** What the bot answers or thinks; or that the whole sight is needed. */
export type ThreadReply = { readonly answer: Answer | Thought } | { readonly lost: true };

const kept = new KeptSights();

export default async function think({ parcel, ...asked }: ThreadTask): Promise<ThreadReply> {
  const gamePackage = await gamePackageOf(asked.game, asked.rules);
  if (!gamePackage) throw new Error(`no game "${asked.game}" of rules version ${asked.rules}`);
  const input = kept.open(parcel);
  return input === null ? { lost: true } : { answer: decide(gamePackage, { ...asked, input }) };
}

// What a host types: the terms of bots, doctor and operator.

import { needed, number, set, string, type Values } from './arg-values.ts';
import { Trouble } from './trouble.ts';

export interface BotsArgs {
  readonly threads?: number;
  readonly port?: number;
  readonly host?: string;
  readonly log?: string;
}

export interface DoctorArgs {
  /** The public address of the server. */
  readonly url?: string;
}

/** What an operator can do, and what it is done to. */
const ACTS = {
  list: 'operator list [TEXT]',
  close: 'operator close CODE',
  open: 'operator open CODE',
  delete: 'operator delete CODE',
  ban: 'operator ban PERSON|ADDRESS',
  unban: 'operator unban PERSON|ADDRESS',
  bans: 'operator bans',
  log: 'operator log',
} as const;

/** They take a word, and need it. */
const NEEDING = ['close', 'open', 'delete', 'ban', 'unban'] as const;

type Needing = (typeof NEEDING)[number];

export type OperatorAct =
  | { readonly act: Needing; readonly what: string }
  | { readonly act: 'list'; readonly what?: string }
  | { readonly act: 'bans' | 'log' };

export type OperatorArgs = OperatorAct & { readonly data?: string };

export function botsArgs(values: Values): BotsArgs {
  return {
    ...set('threads', number(values.threads, '--threads', 1)),
    ...set('port', number(values.port, '--port', 0)),
    ...set('host', string(values.host)),
    ...set('log', string(values.log)),
  };
}

export function doctorArgs(values: Values): DoctorArgs {
  const url = string(values.url);
  if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    throw new Trouble(`--url wants a web address, such as https://play.example.org, not "${url.slice(0, 60)}".`);
  }
  return set('url', url);
}

export function operatorArgs(values: Values, [given, what]: readonly string[]): OperatorArgs {
  return { ...actOf(given, what), ...set('data', string(values.data)) };
}

function actOf(given: string | undefined, what: string | undefined): OperatorAct {
  const act = needed(given, 'operator list');
  const needing = NEEDING.find((one) => one === act);
  if (needing) return { act: needing, what: needed(what, ACTS[needing]) };
  if (act === 'list') return { act, ...set('what', what) };
  if (act !== 'bans' && act !== 'log') {
    throw new Trouble(`An operator cannot "${act.slice(0, 40)}"; try one of ${Object.keys(ACTS).join(', ')}.`);
  }
  if (what !== undefined) throw new Trouble(`"${what.slice(0, 40)}" is one word too many for operator ${act}.`);
  return { act };
}

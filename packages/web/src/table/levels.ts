// What the bots of a game are called: by how well they play, weakest first. One alone has no rank.

import type { GameInfo } from '@tabella/table/protocol';
import { useSay } from '../i18n/languages.ts';

export interface Level {
  readonly bot: string;
  readonly label: string;
}

const STEPS = ['level.easy', 'level.medium', 'level.hard', 'level.expert'] as const;

export function useLevels(game: GameInfo): readonly Level[] {
  const say = useSay();
  const thinking = game.bots.filter((bot) => bot !== 'random');
  return game.bots.map((bot) => {
    if (bot === 'random') return { bot, label: say('level.random') };
    if (thinking.length === 1) return { bot, label: say('level.only') };
    const step = STEPS[thinking.indexOf(bot)];
    return { bot, label: step ? say(step) : bot };
  });
}

export const levelOf = (levels: readonly Level[], bot: string | null): string =>
  levels.find((level) => level.bot === bot)?.label ?? bot ?? '';

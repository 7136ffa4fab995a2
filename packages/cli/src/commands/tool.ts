// tabella GAME TOOL: what a game can do besides being played.

import { toolsOf } from '@tabella/registry';
import { progressOn } from '../progress.ts';
import { FAILED, Trouble } from '../trouble.ts';

export async function tool(game: string, name: string | undefined, args: readonly string[]): Promise<number> {
  const tools = await toolsOf(game);
  if (tools === null) throw new Trouble(`${game} has no tools; to play it: tabella play ${game}.`);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    for (const [one, { usage, about }] of Object.entries(tools)) {
      process.stdout.write(`tabella ${game} ${one} ${usage}\n    ${about}\n`);
    }
    return 0;
  }
  const found = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (found === undefined) {
    throw new Trouble(`${game} has no tool "${name.slice(0, 40)}"; there is ${Object.keys(tools).join(', ')}.`);
  }
  const progress = progressOn(process.stderr);
  const done = found.run(args, progress.at);
  progress.done();
  if (!done.ok) throw new Trouble(`${done.reason} Usage: tabella ${game} ${name} ${found.usage}`);
  process.stdout.write(`${done.lines.join('\n')}\n`);
  return done.holds === false ? FAILED : 0;
}

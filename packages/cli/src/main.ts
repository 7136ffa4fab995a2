// tabella on the command line: reads what is wanted, does it, and ends quietly whatever happens.

import { readFileSync } from 'node:fs';
import { type Command, readArgs } from './args.ts';
import { Trouble } from './trouble.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  endQuietly();
  try {
    return await run(readArgs(argv));
  } catch (thrown) {
    if (!(thrown instanceof Trouble)) throw thrown;
    process.stderr.write(`tabella: ${thrown.message}\n`);
    return thrown.code;
  }
}

/** Only the command that is wanted is loaded. */
async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'help':
      return (await import('./commands/help.ts')).help(command.of, command.game);
    case 'version':
      process.stdout.write(`${version()}\n`);
      return 0;
    case 'serve':
      return (await import('./commands/serve.ts')).serve(command.args);
    case 'bots':
      return (await import('./commands/bots.ts')).bots(command.args);
    case 'backup':
      return (await import('./commands/backup.ts')).backup(command.args);
    case 'copy':
      return (await import('./commands/copy.ts')).copy(command.data);
    case 'doctor':
      return (await import('./commands/doctor.ts')).doctor(command.args);
    case 'operator':
      return (await import('./commands/operator.ts')).operator(command.args);
    case 'play':
      return (await import('./commands/play.ts')).play(command.args);
    case 'arena':
      return (await import('./commands/arena.ts')).arena(command.args);
    case 'replay':
      return (await import('./commands/replay.ts')).replay(command.args);
    case 'analyse':
      return (await import('./commands/analyse.ts')).analyse(command.args);
    case 'verify':
      return (await import('./commands/verify.ts')).verify(command.args);
    case 'bench':
      return (await import('./commands/bench.ts')).bench(command.args);
    case 'tool':
      return (await import('./commands/tool.ts')).tool(command.game, command.tool, command.args);
  }
}

function version(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { readonly version: string }).version;
}

/** The reader of our output may stop reading. */
function endQuietly(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

// What A Message from the Stars brings to the command line: `tabella stars TOOL`.

import type { Tool } from '@tabella/kernel';
import { scoreTool } from './commands/score.ts';
import { solveTool } from './commands/solve.ts';
import { why } from './words/en/why.ts';

export const tools: Readonly<Record<string, Tool>> = { score: scoreTool(why), solve: solveTool(why) };

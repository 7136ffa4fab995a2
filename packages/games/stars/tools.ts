// What A Message from the Stars brings to the command line: `tabella stars TOOL`.

import type { Tool } from '@tabella/kernel';
import { scoreTool } from './commands/score.ts';
import { solveTool } from './commands/solve.ts';

export const tools: Readonly<Record<string, Tool>> = { score: scoreTool, solve: solveTool };

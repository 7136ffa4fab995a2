// What Onmitsu brings to the command line: `tabella onmitsu TOOL`.

import type { Tool } from '@tabella/kernel';
import { checkTool } from './commands/check.ts';
import { spreadTool } from './commands/spread.ts';
import { gamePackage, onmitsu } from './package.ts';

export const tools: Readonly<Record<string, Tool>> = {
  check: checkTool(onmitsu.library),
  spread: spreadTool(onmitsu, gamePackage.words),
};

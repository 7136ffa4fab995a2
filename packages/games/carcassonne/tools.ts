// What Carcassonne brings to the command line: `tabella carcassonne TOOL`.

import type { Tool } from '@tabella/kernel';
import { goldenTool } from './commands/golden.ts';
import { tilesTool } from './commands/tiles.ts';

export const tools: Readonly<Record<string, Tool>> = { golden: goldenTool, tiles: tilesTool };

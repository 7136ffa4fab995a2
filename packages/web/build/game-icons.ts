// `game-icon:NAME` is the path of one icon of the game-icons set (CC BY 3.0); the set itself is never shipped.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { shortPath } from './short-path.ts';

const PREFIX = 'game-icon:';
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

export function gameIcons(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  let set: Readonly<Record<string, { readonly body: string }>> | undefined;
  return {
    name: 'tabella:game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons;
      const name = id.slice(PREFIX.length + 1);
      const path = PATH.exec(set?.[name]?.body ?? '')?.[1];
      if (path === undefined) throw new Error(`game-icons has no plain icon "${name}"`);
      return `export default ${JSON.stringify(shortPath(path))};`;
    },
  };
}

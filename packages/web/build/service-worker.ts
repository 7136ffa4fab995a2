// Writes sw.js beside the build: the hand-written worker with this build's name, the files of its first page, and those that
// a replay may need.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** Fonts that every page of a Latin script uses; the others come when a page needs them. */
const USUAL_FONT = /(fraunces|inter)-latin-(opsz|wght)-normal/;

export function serviceWorker(): Plugin {
  return {
    name: 'tabella:service-worker',
    apply: 'build',
    // Last: by then chunks that held nothing but styles are gone.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry);
        if (entry?.type !== 'chunk') throw new Error('the build has no entry');
        const styles = [...(entry.viteMetadata?.importedCss ?? [])];
        const fonts = Object.keys(bundle).filter((name) => USUAL_FONT.test(name));
        const parts = ['', entry.fileName, ...entry.imports, ...styles, ...fonts, 'theme.js', 'seal.svg'];
        const shell = parts.map((name) => `/${name}`);
        const replay = [...replayFiles(bundle)].filter((name) => !parts.includes(name)).map((name) => `/${name}`);
        const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
        const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
          .replace('__BUILD__', build)
          .replace("['__SHELL__']", JSON.stringify(shell))
          .replace("['__REPLAY__']", JSON.stringify(replay));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const REPLAY_PAGE = '/src/replay/replay-page.tsx';
/** What is loaded by name: data of games, and workers with what they load. */
const BY_NAME = /^assets\/.*\.(bin|txt|json)$|worker-[^/]*\.js$/;

/** A file may be of any game and any rules: all that can be loaded from the page, and what is loaded by name. */
function replayFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of [...part.imports, ...part.dynamicImports]) follow(next);
  };
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === 'chunk' && part.facadeModuleId?.endsWith(REPLAY_PAGE)) follow(name);
    if (part.type === 'asset' && BY_NAME.test(name)) found.add(name);
  }
  return found;
}

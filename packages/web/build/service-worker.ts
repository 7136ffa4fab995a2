// Writes sw.js beside the build: the hand-written worker with this build's name and the files of its first page.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Fonts that every page of a Latin script uses; the others come when a page needs them. */
const USUAL_FONT = /(fraunces|inter)-latin-(opsz|wght)-normal/;

export function serviceWorker(): Plugin {
  return {
    name: 'tabella:service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry);
      if (entry?.type !== 'chunk') throw new Error('the build has no entry');
      const styles = [...(entry.viteMetadata?.importedCss ?? [])];
      const fonts = Object.keys(bundle).filter((name) => USUAL_FONT.test(name));
      const parts = ['', entry.fileName, ...entry.imports, ...styles, ...fonts, 'theme.js', 'seal.svg'];
      const shell = parts.map((name) => `/${name}`);
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
        .replace('__BUILD__', build)
        .replace("['__SHELL__']", JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

// What a browser loads for a page of the client: JavaScript, styles and fonts, from the manifest of what is built.

/**
 * @typedef {{ file: string, name?: string, imports?: string[], css?: string[], isDynamicEntry?: boolean }} Chunk
 * @typedef {{ js: string[], css: string[], fonts: string[] }} Files
 */

const TABLE_PAGE = 'src/table/table-page.tsx';
/** What the front page loads of every game before its cards are there, and what comes into them afterwards. */
const TABLE = /\/games\/[^/]+\/table\.tsx$/;
const PICTURE = /\/games\/[^/]+\/art\/scene\.tsx$/;
/** What a table says, in English: see vite.config.ts. */
const WORDS = /^([^-]+)-words-en$/;
/** What no table loads before its match is over or somebody opens it, what only a set in play needs, replays' and analyses' own
 * parts, and words in other languages than English. */
const LATER =
  /\/(companion|guide|end|help-picture|option-picture|plots)(\/index)?\.tsx?$|\/board\/(opened|replay)\/|\/sets\/|\/package\.ts$|\/past\/\d+\.js$|\/words\/(?!en\/)/;
/** A capital A: faces for other alphabets are loaded only where somebody writes in them. */
const LATIN = 0x41;
/** Japanese, which is loaded because a game shows it to everybody. */
const JAPANESE = { from: 0x3040, to: 0x9fff };

/**
 * A chunk and everything that must be there with it.
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} names
 */
function withImports(manifest, names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    withImports(manifest, manifest[name]?.imports ?? [], found);
  }
  return found;
}

/**
 * The front page, the pictures on it, and what a table of each game loads more than that; companions and guides are pages of
 * their own, how a match ended comes when it is over, pictures in the rules when somebody reads them, and rules and bots come
 * with a replay.
 * @param {Record<string, Chunk>} manifest
 * @param {(file: string) => string} read the text of a file that is built
 */
export function loadsOf(manifest, read) {
  /** @param {RegExp} pattern */
  const named = (pattern) => Object.keys(manifest).filter((name) => pattern.test(name));
  const front = withImports(manifest, ['index.html', ...named(TABLE)]);
  const pictures = new Set([...withImports(manifest, named(PICTURE))].filter((name) => !front.has(name)));
  const games = new Map();
  for (const [name, { isDynamicEntry, name: called = '' }] of Object.entries(manifest)) {
    const id = isDynamicEntry ? /\/games\/([^/]+)\//.exec(name)?.[1] : WORDS.exec(called)?.[1];
    if (id && !front.has(name) && !pictures.has(name) && !LATER.test(name))
      games.set(id, [...(games.get(id) ?? []), name]);
  }
  const pages = [
    { page: 'front page', files: filesOf(manifest, [...front], read) },
    { page: 'pictures of the front page more', files: filesOf(manifest, [...pictures], read) },
  ];
  for (const [id, parts] of games) {
    const more = [...withImports(manifest, [TABLE_PAGE, ...parts])].filter((name) => !front.has(name));
    pages.push({ page: `a game of ${id} more`, files: filesOf(manifest, more, read) });
  }
  return pages;
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} names
 * @param {(file: string) => string} read
 * @returns {Files}
 */
function filesOf(manifest, names, read) {
  const chunks = names.flatMap((name) => manifest[name] ?? []);
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const fonts = [...new Set(css.flatMap((file) => fontsIn(read(file))))];
  return { js: chunks.map(({ file }) => file), css, fonts };
}

/**
 * The fonts that a reader of English may need: the first source of every face. At most: a browser loads those it meets.
 * @param {string} css
 */
export function fontsIn(css) {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const range = /unicode-range:([^;]*)/.exec(face)?.[1];
    const file = /url\(["']?\.?\/?([^)"']*)/.exec(face)?.[1];
    return file && (range === undefined || isShown(range)) ? [file.replace(/^(assets\/)?/, 'assets/')] : [];
  });
}

/** @param {string} range such as `U+??,U+131,U+2000-206F` */
function isShown(range) {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    const last = Number.parseInt(to.replaceAll('?', 'f'), 16);
    return (first <= LATIN && last >= LATIN) || (first >= JAPANESE.from && last <= JAPANESE.to);
  });
}

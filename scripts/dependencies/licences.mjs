// Licences of everything that is installed: each package says one that we may use.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** They ask for no more than to be named. */
const FREE = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];
/** Fonts, and pictures whose makers are named on the page. */
const ART = ['OFL-1.1', 'CC-BY-3.0', 'CC-BY-4.0'];
/** Programs that we run and do not pass on. */
const TOOLS = ['MPL-2.0'];
/** Packages that forgot to say it, and where it stands. */
const ELSEWHERE = new Map([['only@0.0.2', 'MIT']]);

/**
 * @typedef {{ readonly dev?: boolean, readonly optional?: boolean, readonly link?: boolean }} Locked
 * @typedef {{ readonly name?: string, readonly version?: string, readonly license?: unknown, readonly licenses?: unknown }} Manifest
 */

/** One sentence for each package whose licence is none of these. @param {string} root @returns {{ looked: number, wrong: string[] }} */
export function checkLicences(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries(/** @type {Record<string, Locked>} */ (lock.packages));
  const wrong = [];
  let looked = 0;
  for (const [folder, { dev, link }] of packages) {
    const file = join(root, folder, 'package.json');
    // What is for other machines only is not here.
    if (!folder.includes('node_modules/') || link || !existsSync(file)) continue;
    looked++;
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    if (!isAllowed(licenceOf(manifest), dev === true))
      wrong.push(`${manifest.name}@${manifest.version}: ${licenceOf(manifest) || 'no licence'}`);
  }
  return { looked, wrong };
}

/** As it says, in the old way too. @param {Manifest} manifest */
function licenceOf({ name, version, license, licenses }) {
  const said = license ?? licenses;
  const types = [said].flat().map((one) => (typeof one === 'object' && one !== null && 'type' in one ? one.type : one));
  const text = types.filter((one) => typeof one === 'string').join(' OR ');
  return text === '' ? (ELSEWHERE.get(`${name}@${version}`) ?? '') : text;
}

/** Of several that one may choose from, one is enough; of several that hold together, all. @param {string} expression @param {boolean} isTool */
function isAllowed(expression, isTool) {
  const allowed = [...FREE, ...(isTool ? [...ART, ...TOOLS] : [])];
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.includes(one.trim())));
}

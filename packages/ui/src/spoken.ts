// How a board speaks: through an object that reads the words that were loaded last for a part of its game.

const heard = new Map<string, object>();

const keyOf = (game: string, part: string): string => `${game}/${part}`;

/** From now on this part of the game speaks with these words. */
export function speak(game: string, part: string, words: object): void {
  heard.set(keyOf(game, part), words);
}

/** They are loaded before anything is drawn, but not before a module begins: read them in functions only. */
export function spoken<W extends object>(game: string, part: string): W {
  const key = keyOf(game, part);
  return new Proxy({} as W, {
    get: (_, name) => {
      const words = heard.get(key);
      if (words === undefined) throw new Error(`the words of ${key} are not loaded yet`);
      return Reflect.get(words, name);
    },
  });
}

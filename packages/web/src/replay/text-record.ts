// The match as a text for people to read, to be saved beside its file.

import { type NameOf, type Replay, textRecord, type Words } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry/browser/packages';

interface Terms {
  readonly replay: Replay;
  readonly words: Words;
  readonly name: NameOf;
  takenBack(name: string): string;
}

/** Also of a match by earlier rules: it is written down in today's words. */
export async function recordText({ replay, words, name, takenBack }: Terms): Promise<string> {
  const { record } = (await gamePackageOf(replay.log.game)) ?? {};
  return `${textRecord(replay, { words, record, name, takenBack }).join('\n')}\n`;
}

// The bus over PostgreSQL: NOTIFY, for a few nodes with nothing else installed.

import pg from 'pg';
import { type Bus, type BusTerms, subjectsOf, textOfSubjects } from './bus.ts';

const CHANNEL = 'tabella';
/** A message of PostgreSQL holds so many bytes; subjects are plain letters. */
const MOST = 7_000;
const AGAIN_MS = 500;

export async function notifyBus(url: string, { hear, missed, onTrouble }: BusTerms): Promise<Bus> {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const made = new pg.Client({ connectionString: url, keepAlive: true });
    made.on('notification', ({ payload }) => hear(subjectsOf(payload ?? '')));
    const lost = (thrown?: unknown): void => {
      if (client !== made) return;
      client = null;
      if (closed) return;
      onTrouble(thrown ?? new Error('the line to the database for news was closed'));
      again();
    };
    made.on('error', lost);
    made.on('end', () => lost());
    await made.connect();
    await made.query(`LISTEN ${CHANNEL}`);
    client = made;
  };
  const again = (): void => {
    timer = setTimeout(() => {
      connect().then(missed, () => {
        if (!closed) again();
      });
    }, AGAIN_MS);
  };

  await connect();
  return {
    publish: async (subjects) => {
      for (const text of portions(subjects)) {
        await client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(onTrouble);
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function portions(subjects: readonly string[]): string[] {
  const texts: string[] = [];
  for (const subject of subjects) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + subject.length < MOST) texts[texts.length - 1] = `${last} ${subject}`;
    else texts.push(textOfSubjects([subject]));
  }
  return texts;
}

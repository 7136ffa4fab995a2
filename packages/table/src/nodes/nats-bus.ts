// The bus over NATS: for many nodes. The server may be a cluster; the client goes to another one by itself. Where none is
// there yet, the node starts all the same: until then news is found in the store.

import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, type BusTerms, subjectsOf, textOfSubjects } from './bus.ts';

const SUBJECT = 'tabella.news';
const AGAIN_MS = 500;

export async function natsBus(servers: string, { hear, missed, onTrouble }: BusTerms): Promise<Bus> {
  let line: NatsConnection | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const made = await connect({
      servers: servers.split(','),
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_MS,
      noEcho: true,
    });
    if (closed) return made.close();
    made.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error) onTrouble(error);
        else hear(subjectsOf(message.string()));
      },
    });
    const watch = async (): Promise<void> => {
      for await (const { type } of made.status()) {
        if (type === 'disconnect') onTrouble(new Error('the line to NATS was lost'));
        if (type === 'reconnect') missed();
      }
    };
    watch().catch(onTrouble);
    line = made;
    await made.flush();
  };
  const again = (): void => {
    timer = setTimeout(() => {
      open().then(missed, () => {
        if (!closed) again();
      });
    }, AGAIN_MS);
  };

  await open().catch((thrown: unknown) => {
    onTrouble(thrown);
    again();
  });
  return {
    publish: async (subjects) => {
      if (line?.isClosed() === false) line.publish(SUBJECT, textOfSubjects(subjects));
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await line?.close();
    },
  };
}

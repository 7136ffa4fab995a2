// The bus over NATS: for many nodes. The server may be a cluster; the client goes to another one by itself.

import { connect } from '@nats-io/transport-node';
import { type Bus, type BusTerms, subjectsOf, textOfSubjects } from './bus.ts';

const SUBJECT = 'tabella.news';

export async function natsBus(servers: string, { hear, missed, onTrouble }: BusTerms): Promise<Bus> {
  const line = await connect({
    servers: servers.split(','),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    noEcho: true,
  });
  line.subscribe(SUBJECT, {
    callback: (error, message) => {
      if (error) onTrouble(error);
      else hear(subjectsOf(message.string()));
    },
  });
  const watch = async (): Promise<void> => {
    for await (const { type } of line.status()) {
      if (type === 'disconnect') onTrouble(new Error('the line to NATS was lost'));
      if (type === 'reconnect') missed();
    }
  };
  watch().catch(onTrouble);
  await line.flush();
  return {
    publish: async (subjects) => {
      if (!line.isClosed()) line.publish(SUBJECT, textOfSubjects(subjects));
    },
    close: () => line.close(),
  };
}

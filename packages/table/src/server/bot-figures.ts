// Figures of a bot node, for Prometheus.

import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { BotNodeTerms } from '../bots/bot-node.ts';
import type { BotThreads } from '../bots/threads.ts';

export interface BotFigures extends Required<Pick<BotNodeTerms, 'onEnded' | 'onFreed'>> {
  readonly registry: Registry;
}

export function botFigures(threads: Pick<BotThreads, 'size' | 'thinking'>): BotFigures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('tabella_bot_node_threads', 'Bots that can think here at once', () => threads.size);
  gauge('tabella_bot_node_thinking', 'Bots that think here', () => threads.thinking);
  const ended = new Counter({
    ...{ name: 'tabella_bot_node_questions_total', help: 'Questions to bots that came here, by what became of them' },
    ...{ labelNames: ['how'], registers },
  });
  const freed = new Counter({
    ...{ name: 'tabella_bot_node_freed_total', help: 'Questions that this bot node took from dead ones' },
    registers,
  });
  return { registry, onEnded: (how) => ended.inc({ how }), onFreed: (count) => freed.inc(count) };
}

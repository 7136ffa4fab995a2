// What is heard when something happens at the table.

import type { Seat } from '@tabella/kernel';
import type { Sound } from '@tabella/ui/table';
import type { EmissaryEvent } from '../rules/events.ts';

export function soundOf(event: EmissaryEvent, you: Seat | null): Sound | null {
  switch (event.kind) {
    case 'sends':
    case 'intercepts':
    case 'transfers':
      return 'message';
    case 'plays':
      return 'card';
    case 'falls':
      return 'out';
    case 'declares':
      return event.seat === you ? 'win' : null;
    default:
      return null;
  }
}

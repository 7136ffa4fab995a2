// What a client has of its views: put together from what it is sent, as the protocol says.

import { type Fields, patchedFields } from '@tabella/kernel';
import type { Heard, Snapshot, Update } from '../src/protocol/index.ts';

export type Views = Map<number | null, Snapshot>;

export function takeIn(views: Views, message: Heard): void {
  if (message.type === 'welcome') {
    for (const seat of views.keys()) if (!message.resumed.includes(seat)) views.delete(seat);
    for (const view of message.views) views.set(view.seat, view);
  } else if (message.type === 'views') {
    views.clear();
    for (const view of message.views) views.set(view.seat, view);
  } else if (message.type === 'update') update(views, message);
}

function update(views: Views, message: Update): void {
  const view = views.get(message.seat);
  if (!view || message.version !== view.version + 1) throw new Error('an update that does not follow');
  const { type, now, set, gone, into = {}, told, kept, ...rest } = message;
  const before = kept === undefined ? view.told : view.told.slice(0, kept - view.earlier);
  const shown = patchedFields(view.view as Fields, { set, gone, into });
  views.set(message.seat, { ...view, ...rest, told: [...before, ...told], view: shown });
}

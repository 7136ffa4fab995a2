// Bots of the rough game in a thread: one never returns. The registry does not know that game, so the other one breaks.

const { default: think } = await import(new URL('../../dist/src/bots/worker.js', import.meta.url).href);

/** @param {{ readonly bot?: string }} task */
export default function thinkOrNot(task) {
  while (task.bot === 'stuck');
  return think(task);
}

// Where the built package lies: threads and child processes run what was built, as a server does.

export const builtWorker = new URL('../dist/src/bots/worker.js', import.meta.url);
export const builtIndex = new URL('../dist/src/index.js', import.meta.url);
export const builtStore = new URL('../dist/src/store/index.js', import.meta.url);

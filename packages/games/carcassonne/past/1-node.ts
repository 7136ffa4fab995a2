// What the kept rules of version 1 import of Node for their tools, for a browser (package.json names it under `browser`):
// there are no files and no tools there, so nobody calls it.

const refuse = (): never => {
  throw new Error('There are no files here.');
};

export const readFileSync = refuse;
export const gunzipSync = refuse;

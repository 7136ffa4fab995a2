// Before tests of the server's store: PostgreSQL is there.

import { ensure } from '../ensure/main.mjs';

export default async function setup() {
  const failure = await ensure(['postgres']);
  if (failure !== null) throw new Error(failure);
}

// Before tests of the server: PostgreSQL and NATS are there.

import { ensure } from '../ensure/main.mjs';

export default async function setup() {
  const failure = await ensure(['postgres', 'nats']);
  if (failure !== null) throw new Error(failure);
}

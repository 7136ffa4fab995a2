// Before tests that start programs: they run what was built, as people do.

import { ensure } from '../ensure/main.mjs';

export default async function setup() {
  const failure = await ensure(['compile']);
  if (failure !== null) throw new Error(failure);
}

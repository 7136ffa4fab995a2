// The failure of the kit in a call that must fail.

import { KitFailure } from '@tabella/kernel/testing';

export function failureOf(run: () => unknown): KitFailure {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof KitFailure) return thrown;
    throw thrown;
  }
  throw new Error('the kit found nothing');
}

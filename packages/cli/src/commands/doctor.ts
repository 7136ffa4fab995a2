// tabella doctor: the settings of a host, line by line, and what to change.

import { examine } from '@tabella/table';
import type { DoctorArgs } from '../host-args.ts';
import { FAILED } from '../trouble.ts';

const WIDTH = 18;

export async function doctor({ url }: DoctorArgs): Promise<number> {
  let wrong = 0;
  for await (const { of, ok, says } of examine(process.env, { url })) {
    process.stdout.write(`${ok ? 'ok    ' : 'CHANGE'}  ${of.padEnd(WIDTH)}${says}\n`);
    if (!ok) wrong++;
  }
  process.stdout.write(wrong === 0 ? 'Everything is as it should be.\n' : `To change: ${wrong}.\n`);
  return wrong === 0 ? 0 : FAILED;
}

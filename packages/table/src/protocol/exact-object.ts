// An object of exactly these properties: what is not named here is never sent and never accepted.

import { type TProperties, Type } from 'typebox';

export const ExactObject = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

// The protocol, people: guests, known by a cookie that no script can read.

import { type Static, Type } from 'typebox';
import { ExactObject } from './exact-object.ts';

export const NAME_LENGTH = 24;

export const Name = Type.String({ minLength: 1, maxLength: NAME_LENGTH });

export const Me = ExactObject({
  name: Type.String({ description: 'As it is shown to others; a guest has one from the start.' }),
});
export type Me = Static<typeof Me>;

export const MeChange = ExactObject({ name: Name });
export type MeChange = Static<typeof MeChange>;

/** What the sentence of a refusal names, to say it in another language; `case` tells the sentences of one code apart. */
export const About = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
export type About = Static<typeof About>;

/** The body of every answer that is not a success. */
export const Failure = ExactObject({
  code: Type.String({ description: 'For programs and for translation.' }),
  reason: Type.String({ description: 'One English sentence for people.' }),
  about: Type.Optional(About),
});
export type Failure = Static<typeof Failure>;

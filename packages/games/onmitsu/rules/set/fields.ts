// The kinds of field that a card set has, as schemas. Each says in its description what it wants, as a fault is told.

import { type Static, type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';

export const text = (most: number, least = 1) =>
  Type.String({ minLength: least, maxLength: most, description: `a text of ${least} to ${most} characters` });

export const pattern = (like: RegExp, description: string) => Type.String({ pattern: like.source, description });

export const whole = (least: number, most: number) =>
  Type.Integer({ minimum: least, maximum: most, description: `a whole number from ${least} to ${most}` });

export const flag = Type.Boolean({ description: 'true or false' });

export const oneOf = <const T extends string | number | boolean | null>(...of: readonly T[]): TUnsafe<T> =>
  Type.Unsafe<T>({ enum: [...of], description: of.map((one) => JSON.stringify(one)).join(' or ') });

export const either = <S extends readonly TSchema[]>(description: string, ...of: S): TUnsafe<Static<S[number]>> =>
  Type.Unsafe<Static<S[number]>>(Type.Union([...of], { description }));

export const list = <S extends TSchema>(of: S, most: number, least = 0) =>
  Type.Array(of, { minItems: least, maxItems: most });

export const maybe = Type.Optional;

/** A record of exactly these fields. */
export const record = <P extends TProperties>(fields: P) => Type.Object(fields, { additionalProperties: false });

/** Records told apart by one field, such as `op`; that field is not listed in the others. */
export const tagged = <T>(tag: string, kinds: Readonly<Record<string, TObject>>): TUnsafe<T> =>
  Type.Unsafe<T>({
    tag,
    anyOf: Object.entries(kinds).map(([name, kind]) => record({ [tag]: oneOf(name), ...kind.properties })),
  });

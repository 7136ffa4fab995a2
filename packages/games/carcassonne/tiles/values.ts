// Single values of a tile file, each of its type, or a reason that names where it stands.

export class Bad extends Error {}

export function record(given: unknown, where: string): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Bad(`${where}: not an object`);
  return given as Record<string, unknown>;
}

/** Refuses what nobody would read, such as a misspelt name. */
export function checkKeys(doc: Record<string, unknown>, known: readonly string[], where: string): void {
  const other = Object.keys(doc).find((key) => !known.includes(key));
  if (other !== undefined) throw new Bad(`${where}: "${other.slice(0, 20)}" is none of ${known.join(' ')}`);
}

export function list(given: unknown, where: string, field: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new Bad(`${where}, ${field}: not a list`);
  return given;
}

export function text(given: unknown, where: string, field: string): string {
  if (typeof given !== 'string' || given === '') throw new Bad(`${where}, ${field}: not a text`);
  return given;
}

/** A text that may be empty or left out. */
export function remark(given: unknown, where: string, field: string): string | undefined {
  if (given !== undefined && typeof given !== 'string') throw new Bad(`${where}, ${field}: not a text`);
  return given;
}

/** True or false; false when left out. */
export function flag(given: unknown, where: string, field: string): boolean {
  if (given !== undefined && typeof given !== 'boolean') throw new Bad(`${where}, ${field}: neither true nor false`);
  return given === true;
}

export function whole(given: unknown, where: string, field: string, min: number): number {
  if (!Number.isInteger(given) || (given as number) < min || (given as number) > 1000)
    throw new Bad(`${where}, ${field}: not a whole number from ${min} on`);
  return given as number;
}

export function names<T extends string>(
  given: unknown,
  of: readonly T[],
  where: string,
  field: string,
  min: number,
): T[] {
  const found = list(given, where, field).map((one) => {
    const name = of.find((known) => known === one);
    if (!name) throw new Bad(`${where}, ${field}: "${String(one).slice(0, 20)}" is none of ${of.join(' ')}`);
    return name;
  });
  if (found.length < min) throw new Bad(`${where}, ${field}: empty`);
  return found;
}

// Values of columns: JSON, texts and numbers, or nothing.

import type { Value } from '../engine.ts';

export const json = (value: unknown): string => JSON.stringify(value);
export const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
export const parse = <T>(value: Value | undefined): T => JSON.parse(String(value)) as T;
export const parseOrNull = <T>(value: Value | undefined): T | null =>
  value === null || value === undefined ? null : parse<T>(value);
export const text = (value: Value | undefined): string => String(value);
export const textOrNull = (value: Value | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
export const number = (value: Value | undefined): number => Number(value);

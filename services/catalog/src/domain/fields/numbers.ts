import { MAX_UNIT_PRICE, MIN_UNIT_PRICE } from '@kashikari/kernel';
import { Fault, type Field } from './field';

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number, initial: number): Field<number> {
  return { initial, read: (raw) => readWhole(raw, min, max) };
}

/** A whole number from `min` to `max`, or null: not said. */
export function optionalWhole(min: number, max: number): Field<number | null> {
  return { initial: null, read: (raw) => (raw === null ? null : readWhole(raw, min, max)) };
}

/** Price for an hour, a day, a week or a month, yen, tax included. Null and 0: not offered. */
export const unitPrice = (): Field<number | null> => ({
  initial: null,
  read: (raw) => (raw === null || raw === 0 ? raw : readWhole(raw, MIN_UNIT_PRICE, MAX_UNIT_PRICE)),
});

/** Yen, or null: not said. */
export const optionalYen = (): Field<number | null> => optionalWhole(0, 100_000_000);

function readWhole(raw: unknown, min: number, max: number): number | Fault {
  if (typeof raw !== 'number' || !Number.isInteger(raw)) return new Fault('validation.type');
  if (raw < min) return new Fault('validation.too_small', { min });
  if (raw > max) return new Fault('validation.too_large', { max });
  return raw;
}

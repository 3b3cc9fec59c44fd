import { MAX_UNIT_PRICE, MIN_UNIT_PRICE } from '@kashikari/kernel';
import { z } from 'zod';

/** A whole number in JSON. */
export const whole = (min: number, max: number) => z.int().min(min).max(max);

/** A whole number in a query string, written in digits. */
export const wholeInQuery = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    whole(min, max),
  );

/** Days of the week, 0 for Sunday to 6 for Saturday. */
export const weekdays = () => z.array(whole(0, 6)).max(7);

/** Yen, tax included. */
export const yen = () => whole(0, 100_000_000).describe('Yen.');

/** Price for an hour, a day, a week or a month. Prices stored before the limits existed may lie outside them. */
export const unitPrice = () =>
  yen()
    .nullable()
    .describe(`Yen, tax included: ${MIN_UNIT_PRICE} to ${MAX_UNIT_PRICE}. Null or 0: not offered.`);

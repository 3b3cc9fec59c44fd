import {
  allow,
  isDay,
  isId,
  isLocale,
  isTimeZone,
  LOCALES,
  refuse,
  type Locale,
  type Verdict,
} from '@kashikari/kernel';
import { picturesAt } from '../users/avatar';
import { readText, type TextRule } from './text';

/** Reads one value that came from outside. */
export type Reader<T> = (value: unknown) => Verdict<T>;

export const text =
  (rule: TextRule): Reader<string> =>
  (value) =>
    readText(value, rule);

/** Text where null says the same as empty. */
export const optionalText =
  (rule: TextRule): Reader<string> =>
  (value) =>
    readText(value ?? '', rule);

export const flag: Reader<boolean> = (value) =>
  typeof value === 'boolean' ? allow(value) : refuse('validation.type', { expected: 'boolean' });

export const whole =
  (min: number, max: number): Reader<number> =>
  (value) => {
    if (!Number.isSafeInteger(value)) return refuse('validation.type', { expected: 'integer' });
    const number = value as number;
    if (number < min) return refuse('validation.too_small', { min });
    return number > max ? refuse('validation.too_large', { max }) : allow(number);
  };

export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? allow(null) : read(value);

/** A list without doubles, sorted. */
export const setOf =
  <T>(read: Reader<T>, max: number): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return refuse('validation.type', { expected: 'array' });
    if (value.length > max) return refuse('validation.too_many', { max });
    const items = new Set<T>();
    for (const each of value) {
      const item = read(each);
      if (!item.ok) return item;
      items.add(item.value);
    }
    return allow([...items].sort((a, b) => (a < b ? -1 : 1)));
  };

/** Ids in the order in which they were sent, each once. */
export const idsInOrder =
  (max: number): Reader<readonly string[]> =>
  (value) => {
    if (!Array.isArray(value)) return refuse('validation.type', { expected: 'array' });
    if (value.length > max) return refuse('validation.too_many', { max });
    if (!value.every((one) => typeof one === 'string' && isId(one))) return refuse('validation.format');
    return allow([...new Set(value.map((one) => String(one).toLowerCase()))]);
  };

/** Days of the week, 0 for Sunday. */
export const weekdays: Reader<readonly number[]> = setOf(whole(0, 6), 7);

export const day: Reader<string> = (value) =>
  typeof value === 'string' && isDay(value) ? allow(value) : refuse('validation.date');

export const locale: Reader<Locale> = (value) =>
  isLocale(value) ? allow(value) : refuse('validation.choice', { choices: LOCALES });

export const timeZone: Reader<string> = (value) =>
  typeof value === 'string' && value.length <= 64 && isTimeZone(value)
    ? allow(value)
    : refuse('validation.time_zone');

/** `HH:MM` on a clock of 24 hours, at a quarter of an hour. */
export const timeOfDay: Reader<string> = (value) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):(00|15|30|45)$/.test(value)
    ? allow(value)
    : refuse('validation.format');

/** Reads the id of a picture; null and empty text mean no picture. */
export const imageId: Reader<string> = (value) => {
  if (value === null || value === '') return allow('');
  return typeof value === 'string' && isId(value) ? allow(value.toLowerCase()) : refuse('validation.format');
};

/** Reads the address of a picture of this product. Another host would learn who views it. */
export const pictureUrl: Reader<string> = (value) => {
  const read = optionalText({ max: 500 })(value);
  if (!read.ok || read.value === '' || picturesAt(read.value).length > 0) return read;
  return refuse('validation.format');
};

import { isTooLate, waitAfter } from './delivery';
import { listIn, toJson } from './json-text';

const MINUTE = 60_000;

test('a mail that does not get through is tried soon at first, then every four hours, and given up after a day and a half', () => {
  const waits = Array.from({ length: 13 }, (_, tried) => waitAfter(tried + 1));
  expect(waits.slice(0, 6)).toEqual([0.5, 2, 5, 15, 60, 240].map((minutes) => minutes * MINUTE));
  expect(new Set(waits.slice(5))).toEqual(new Set([240 * MINUTE]));
  expect(waitAfter(14)).toBeUndefined();
});

test('a link to sign in is of no use after a quarter of an hour; other mails keep', () => {
  expect(isTooLate('sign_in_link', 1_000, 1_000 + 15 * MINUTE - 1)).toBe(false);
  expect(isTooLate('sign_in_link', 1_000, 1_000 + 15 * MINUTE)).toBe(true);
  expect(isTooLate('booking_created', 0, 365 * 24 * 60 * MINUTE)).toBe(false);
});

test('a list goes through a text and back; where there is no text there is an empty list', () => {
  expect(listIn(toJson([{ title: '三脚' }, { title: '図鑑' }]))).toEqual([
    { title: '三脚' },
    { title: '図鑑' },
  ]);
  expect(listIn(undefined)).toEqual([]);
  expect(listIn('')).toEqual([]);
});

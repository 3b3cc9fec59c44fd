import type { GoodSort } from '../app/ports';

/**
 * The orders of a list, each that of an index. Ids are in the order of registration. Japanese and Latin titles are
 * sorted by Unicode's rules for Japanese: kana before kanji, width and case of no weight.
 */
export const ORDERS: Readonly<Record<GoodSort, string>> = {
  latest: 'g.id desc',
  popular: 'g.bookings_count desc, g.id desc',
  alphabetic: 'g.title collate "ja-x-icu", g.id',
  booked_at: 'g.booked_at desc nulls last, g.id desc',
};

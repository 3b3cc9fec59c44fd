import { EMPTY_GOOD } from './good-draft';
import { nextFree, nextGood, nextNumber } from './next-good';

test.each([
  ['A-0007', 'A-0008'],
  ['A-99', 'A-100'],
  ['12', '13'],
  ['B2-09', 'B2-10'],
  ['Ａ－００７', 'A-008'],
  ['90071992547409929', '90071992547409930'],
  ['A-7b', ''],
  ['', ''],
])('after %p comes %p', (id, next) => expect(nextNumber(id)).toBe(next));

test('the next good is where the last one is, lent as it is, and else empty', () => {
  const stays = {
    group_ids: ['g'],
    folder_ids: ['f'],
    location: '棚3',
    category: '絵本',
    custom_tag_title: '寄贈',
    max_days: '14',
    price_per_day: '500',
    confirmation_upon_return: true,
    is_public_use: true,
  };
  const last = {
    ...EMPTY_GOOD,
    ...stays,
    title: '一',
    title_reading: 'いち',
    description: '絵',
    isbn: '9784003101018',
    authors: '森',
    custom_tag: '山田さん',
    quantity: '3',
    purchase_price: '1200',
    image_ids: ['i'],
    management_id: 'A-1',
  };
  expect(nextGood(last)).toEqual({ ...EMPTY_GOOD, ...stays, management_id: 'A-2' });
});

test('a number that is taken, in whatever width and capitals, is passed over', () => {
  const taken = new Set(['a-0008', 'a-0009']);
  expect(nextFree('A-0008', taken)).toBe('A-0010');
  expect(nextFree('Ａ-0009', taken)).toBe('A-0010');
  expect(nextFree('A-0011', taken)).toBe('A-0011');
  expect(nextFree('', taken)).toBe('');
});

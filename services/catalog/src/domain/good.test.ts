import { fieldsFor, GOOD_FIELD_NAMES, type Good } from './good';
import { initialFields } from './read-good';
import { snapshotOf, termsOf } from './snapshot';

describe('what becomes of what is written about a good', () => {
  test('it is found by its words', () => {
    expect(fieldsFor({ searchable: true })).toEqual([
      'title',
      'titleReading',
      'description',
      'author',
      'publisher',
      'location',
      'category',
      'managementId',
      'isbn',
    ]);
  });

  test('what it cost is read by its editors alone', () => {
    expect(fieldsFor({ readBy: 'editors' })).toEqual(['purchasePrice']);
  });

  test('that everybody sees or books it is written by its lender alone', () => {
    expect(fieldsFor({ writtenBy: 'lender' })).toEqual(['isPublic', 'isPublicUse']);
  });

  test('what decides whether it can be booked is told as its terms', () => {
    expect(fieldsFor({ event: 'terms' })).toEqual([
      ...['quantity', 'isHourly', 'maxDays', 'marginDays', 'isExclusive', 'autoExtend', 'forReferenceOnly'],
      ...['restrictReservation', 'onlyScanBooking', 'confirmationUponReturn', 'from', 'to'],
      ...['pricePerHour', 'pricePerDay', 'pricePerWeek', 'pricePerMonth'],
    ]);
  });

  test('a field has all the uses that are asked for', () => {
    expect(fieldsFor({ event: 'good', writtenBy: 'lender' })).toEqual(['isPublic', 'isPublicUse']);
    expect(fieldsFor({ event: 'terms', searchable: true })).toEqual([]);
    expect(fieldsFor({})).toEqual(GOOD_FIELD_NAMES);
  });
});

test('a good of which nobody said more is one unit, by the day, without a margin, a price or an end, and closed', () => {
  const { quantity, marginDays, authors, codes, ...rest } = initialFields();
  expect([quantity, marginDays, authors, codes]).toEqual([1, 0, [], []]);
  expect(new Set(Object.values(rest))).toEqual(new Set(['', null, false]));
  expect(rest).toMatchObject({ title: '', isbn: '', maxDays: null, from: null, isHourly: false });
});

describe('what other services learn of a good', () => {
  const good: Good = {
    ...initialFields(),
    ...{ title: '三脚', quantity: 2, from: '2026-11-24', pricePerDay: 100, isHidden: true },
    ...{
      id: 'g1',
      version: 3,
      ownerId: 'hana',
      groupIds: ['club'],
      tags: ['カメラ'],
      labelHash: '',
      lenderClosed: false,
    },
    ...{
      folders: [],
      pictures: [
        { id: 'p1', width: 8, height: 6, alt: '' },
        { id: 'p2', width: 8, height: 6, alt: '' },
      ],
    },
    ...{ createdAt: 1_000, updatedAt: 2_000, deletedAt: null },
  };

  test('is what it is, whose, where, its first picture and when it changed', () => {
    expect(snapshotOf(good)).toMatchObject({
      ...{ id: 'g1', version: 3, deleted: false, ownerId: 'hana', groupIds: ['club'], tags: ['カメラ'] },
      ...{ title: '三脚', isHidden: true, isPublic: false, terms: termsOf(good) },
      ...{
        thumbnailUrl: '/files/images/p1/thumb.webp',
        createdAt: new Date(1_000),
        changedAt: new Date(2_000),
      },
    });
  });

  test('has what it cost beside the terms, which everybody sees', () => {
    expect(snapshotOf({ ...good, purchasePrice: 5 }).purchasePrice).toBe(5);
    expect(termsOf({ ...good, purchasePrice: 5 })).not.toHaveProperty('purchasePrice');
  });

  test('is an empty picture where it has none, and that it is gone once it is', () => {
    expect(snapshotOf({ ...good, pictures: [], deletedAt: 3_000 })).toMatchObject({
      thumbnailUrl: '',
      deleted: true,
    });
  });

  test('is of a day that is not said an empty text, and of a number that is not said nothing', () => {
    expect(termsOf(good)).toMatchObject({ quantity: 2, from: '2026-11-24', to: '', pricePerDay: 100 });
    expect(termsOf(good).maxDays).toBeUndefined();
    expect(termsOf(good)).not.toHaveProperty('title');
  });
});

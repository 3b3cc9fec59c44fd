import { catalogEvents } from '@kashikari/contracts';
import { GOOD_FIELDS, type Good } from '../src/domain/good';
import { snapshotOf } from '../src/domain/snapshot';

/** A good in which no field is at its initial value, so that none can be lost unseen. */
const FULL: Good = {
  ...{ id: 'a', version: 7, ownerId: 'b', groupIds: ['c'], tags: ['d'], lenderClosed: false },
  pictures: [{ id: '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11', width: 4, height: 3, alt: 'x' }],
  ...{ createdAt: 1000, updatedAt: 2000, deletedAt: 3000 },
  ...{
    title: 'e',
    description: 'f',
    author: 'g',
    publisher: 'h',
    location: 'i',
    category: 'j',
    managementId: 'k',
  },
  ...{ purchasePrice: 1, releaseDate: '2026-01-01', isbn: 'l', customTagTitle: 'm', customTag: 'n' },
  ...{ quantity: 2, isHourly: true, maxDays: 3, marginDays: 4, isExclusive: true, autoExtend: true },
  ...{
    forReferenceOnly: true,
    restrictReservation: true,
    onlyScanBooking: true,
    confirmationUponReturn: true,
  },
  ...{
    from: '2026-01-02',
    to: '2026-01-03',
    pricePerHour: 5,
    pricePerDay: 6,
    pricePerWeek: 7,
    pricePerMonth: 8,
  },
  ...{ isPublic: true, isPublicUse: true, isHidden: true },
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('the snapshot of a good', () => {
  const message = catalogEvents.GoodChanged.fromJSON(snapshotOf(FULL));

  test('fills every field of the message', () => {
    const empty = catalogEvents.GoodChanged.fromJSON({ terms: {} });
    const left = (full: object, none: object) =>
      Object.entries(none).flatMap(([name, value]) =>
        name !== 'terms' && JSON.stringify(value) === JSON.stringify((full as Record<string, unknown>)[name])
          ? [name]
          : [],
      );
    expect(left(message, empty)).toEqual([]);
    expect(left(message.terms!, empty.terms!)).toEqual([]);
  });

  test('has no name that the message lacks', () => {
    const { terms, ...rest } = snapshotOf(FULL) as Record<string, object>;
    expect(Object.keys(rest).sort()).toEqual(
      Object.keys(message)
        .filter((name) => name !== 'terms')
        .map(snakeCase)
        .sort(),
    );
    expect(Object.keys(terms!).sort()).toEqual(Object.keys(message.terms!).map(snakeCase).sort());
  });

  test('survives the journey over the wire', () => {
    const bytes = catalogEvents.GoodChanged.encode(message).finish();
    expect(catalogEvents.GoodChanged.decode(bytes)).toEqual(message);
  });

  test('leaves out what is null', () => {
    expect(snapshotOf({ ...FULL, maxDays: null, from: null }).terms).not.toHaveProperty('max_days');
  });

  test('is made of a good that this test knows whole', () => {
    expect(Object.keys(GOOD_FIELDS).filter((name) => !(name in FULL))).toEqual([]);
  });
});

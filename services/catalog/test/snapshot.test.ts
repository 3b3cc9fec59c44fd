import { snakeCase } from '@kashikari/kernel';
import { catalogEvents } from '@kashikari/contracts';
import type { Field } from '../src/domain/fields/field';
import {
  fieldsFor,
  GOOD_FIELD_NAMES,
  GOOD_FIELDS,
  type Good,
  type GoodFieldName,
  type GoodFields,
} from '../src/domain/good';
import { initialFields } from '../src/domain/read-good';
import { snapshotOf } from '../src/domain/snapshot';
import { eventJson } from '../src/store/goods/outbox-goods';

/** A value that the field doesn't begin with. */
function someValue(name: GoodFieldName): unknown {
  const { initial, unset }: Field<unknown> = GOOD_FIELDS[name];
  if (typeof initial === 'boolean') return !initial;
  if (initial === null && unset === '') return '2026-01-01';
  return initial === '' ? `Some ${name}` : 5;
}

/** A good in which no field is at its initial value, so that none can be lost unseen. */
const FULL: Good = {
  ...{ id: 'a', version: 7, ownerId: 'b', groupIds: ['c'], tags: ['d'], labelHash: 'e' },
  lenderClosed: false,
  folders: [],
  pictures: [{ id: '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11', width: 4, height: 3, alt: 'x' }],
  ...{ createdAt: 1000, updatedAt: 2000, deletedAt: 3000 },
  ...(Object.fromEntries(GOOD_FIELD_NAMES.map((name) => [name, someValue(name)])) as unknown as GoodFields),
};

describe('the snapshot of a good', () => {
  const message: catalogEvents.GoodChanged = snapshotOf(FULL);

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

  test('is read from its JSON form as it was sent', () => {
    const json: unknown = JSON.parse(JSON.stringify(eventJson(FULL)));
    expect(catalogEvents.GoodChanged.fromJSON(json)).toEqual(message);
  });

  test('has no name in JSON that the message lacks', () => {
    const { terms, ...rest } = eventJson(FULL);
    expect(Object.keys(rest).sort()).toEqual(
      Object.keys(message)
        .filter((name) => name !== 'terms')
        .map(snakeCase)
        .sort(),
    );
    expect(Object.keys(terms as object).sort()).toEqual(Object.keys(message.terms!).map(snakeCase).sort());
  });

  test('survives the journey over the wire', () => {
    const bytes = catalogEvents.GoodChanged.encode(message).finish();
    expect(catalogEvents.GoodChanged.decode(bytes)).toEqual(message);
  });

  test('tells in JSON what is empty or false, and leaves out terms that are not set', () => {
    const none = { ...FULL, ...initialFields(), groupIds: [], tags: [], pictures: [], deletedAt: null };
    const json = JSON.parse(JSON.stringify(eventJson(none))) as { readonly terms: object };
    const set = fieldsFor({ event: 'terms' }).filter((name) => GOOD_FIELDS[name].initial !== null);
    expect(Object.keys(json.terms).sort()).toEqual(set.map(snakeCase).sort());
    expect(json).toMatchObject({
      ...{ id: 'a', version: 7, deleted: false, title: '', description: '', tags: [], owner_id: 'b' },
      group_ids: [],
      terms: {
        ...{ quantity: 1, is_hourly: false, margin_days: 0, is_exclusive: false, auto_extend: false },
        ...{ for_reference_only: false, restrict_reservation: false, only_scan_booking: false },
        confirmation_upon_return: false,
      },
      ...{ is_public: false, is_public_use: false, is_hidden: false, author: '', publisher: '', isbn: '' },
      ...{ management_id: '', location: '', category: '', thumbnail_url: '' },
      ...{ created_at: '1970-01-01T00:00:01.000Z', changed_at: '1970-01-01T00:00:02.000Z' },
    });
  });

  test('finds a good by the words of the table, and by no other', () => {
    const told = Object.entries(message).filter(([, value]) => typeof value === 'string');
    const words = told.map(([name]) => name).filter((name) => name in GOOD_FIELDS);
    expect(words.sort()).toEqual([...fieldsFor({ searchable: true })].sort());
  });
});

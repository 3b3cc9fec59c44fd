import { catalog, catalogEvents } from '@kashikari/contracts';
import { snakeCase } from '@kashikari/kernel';
import { fieldsFor, GOOD_FIELD_NAMES } from '../../services/catalog/src/domain/good';
import { COLUMNS } from '../../services/gateway/src/goods/good-export.mapper';
import { Good, GoodPatch, NewGood } from '../../services/gateway/src/goods/good.schema';
import { textsOf } from '../../services/search/src/events/good-texts';

const wire = (names: Iterable<string>) => [...names].map(snakeCase).sort();
const FIELDS = wire(GOOD_FIELD_NAMES);

/** Links of a good, which are no fields of the table, as each side of the contract has them. */
const LINKS = ['group_ids', 'folder_ids', 'image_ids'];

/** Names of a message, of which the terms are one field. */
const namesIn = (message: object): string[] => wire(Object.keys(message).filter((name) => name !== 'terms'));
const terms = namesIn(catalogEvents.GoodTerms.fromJSON({}));
const without = (names: readonly string[], gone: readonly string[]) =>
  names.filter((name) => !gone.includes(name)).sort();

const MADE = ['id', 'tags', 'owner_id', 'version', 'created_at', 'updated_at', 'permissions', 'why_not'];
const RELATED = [
  'image_url',
  'thumbnail_url',
  'currency',
  'settlement',
  'commission',
  'next_booking',
  'first_pending_booking',
  'holder',
  'last_holder',
];

test.each([
  [
    'what catalog answers',
    [
      ...without(namesIn(catalog.Good.fromJSON({})), [...MADE, 'images', 'group_ids', 'folder_ids']),
      ...terms,
    ],
  ],
  ['what catalog is sent', without(namesIn(catalog.GoodPatch.fromJSON({})), ['mask', 'owner_id', ...LINKS])],
  ['what the contract answers', without(Object.keys(Good.shape), [...MADE, ...LINKS, ...RELATED])],
  ['what the contract takes of a new good', without(Object.keys(NewGood.shape), LINKS)],
  ['what the contract takes of a change', without(Object.keys(GoodPatch.shape), LINKS)],
  ['the columns of a file', without(COLUMNS, ['id', 'group_ids', 'folder_ids', 'created_at'])],
])('a good’s fields are the same in the table and in %s', (_mirror, names) => {
  expect([...names].sort()).toEqual(FIELDS);
});

test('a good is found by those words that the table says, and by its tags', () => {
  const event = catalogEvents.GoodChanged.fromJSON({});
  const named = { ...event, ...Object.fromEntries(Object.keys(event).map((name) => [name, name])), tags: [] };
  const { others, tags: _, ...placed } = textsOf(named as unknown as catalogEvents.GoodChanged);
  expect([...others, ...Object.values(placed).flat()].sort()).toEqual(
    [...fieldsFor({ searchable: true })].sort(),
  );
});

test('the terms of a good are those that the table says', () => {
  expect(terms).toEqual(wire(fieldsFor({ event: 'terms' })));
});

import { GOOD_FIELDS, type GoodFieldName } from '../good';
import { readGood } from '../read-good';
import { Fault } from './field';
import { idList } from './id-list';
import { isbn } from './isbn';
import { nameList } from './name-list';
import { text } from './text';

const read = (name: GoodFieldName, raw: unknown) => GOOD_FIELDS[name].read(raw);
const code = (value: unknown) => (value instanceof Fault ? value.code : undefined);
const ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';

test.each<[GoodFieldName, number]>([
  ['title', 200],
  ['titleReading', 200],
  ['description', 10_000],
  ['author', 500],
  ['publisher', 200],
  ['location', 200],
  ['category', 100],
  ['managementId', 100],
  ['customTagTitle', 100],
  ['customTag', 200],
])('%s is at most %i characters, and says so', (name, max) => {
  expect(read(name, 'あ'.repeat(max))).toBe('あ'.repeat(max));
  expect(read(name, 'あ'.repeat(max + 1))).toEqual(new Fault('validation.too_long', { max }));
});

test.each<[GoodFieldName, number, number]>([
  ['quantity', 1, 100_000],
  ['maxDays', 1, 3_660],
  ['marginDays', 0, 365],
  ['purchasePrice', 0, 100_000_000],
  ['pricePerHour', 50, 1_000_000],
  ['pricePerDay', 50, 1_000_000],
  ['pricePerWeek', 50, 1_000_000],
  ['pricePerMonth', 50, 1_000_000],
])('%s is from %i to %i, and says so', (name, min, max) => {
  expect([read(name, min), read(name, max)]).toEqual([min, max]);
  expect(read(name, min - 1)).toEqual(new Fault('validation.too_small', { min }));
  expect(read(name, max + 1)).toEqual(new Fault('validation.too_large', { max }));
});

test.each<GoodFieldName>(['pricePerHour', 'pricePerDay', 'pricePerWeek', 'pricePerMonth'])(
  '%s of 0 or null is no price; text, fractions and more than a number are refused',
  (name) => {
    expect([read(name, 0), read(name, null)]).toEqual([0, null]);
    expect(['500', '５００', 99.5, Number.NaN].map((raw) => code(read(name, raw)))).toEqual(
      Array(4).fill('validation.type'),
    );
    expect(read(name, -1)).toEqual(new Fault('validation.too_small', { min: 50 }));
    expect(read(name, 1e12)).toEqual(new Fault('validation.too_large', { max: 1_000_000 }));
  },
);

test.each<[GoodFieldName, unknown, unknown]>([
  ['maxDays', null, null],
  ['from', null, null],
  ['to', '', null],
  ['author', null, ''],
  ['isbn', null, ''],
  ['description', '一\n二', '一\n二'],
  ['description', 'a\u202eb', 'a\u202eb'],
])('%s of %j is %j: not said', (name, raw, value) => {
  expect(read(name, raw)).toBe(value);
});

test.each<[GoodFieldName, unknown, string]>([
  ['quantity', null, 'validation.type'],
  ['isPublic', null, 'validation.type'],
  ['from', 20_261_124, 'validation.type'],
  ['isbn', 9_784_815_630_447, 'validation.type'],
  ['author', 'a\u202eb', 'validation.characters'],
  ['author', `a${'\u0301'.repeat(17)}`, 'validation.characters'],
  ['description', `a\0`, 'validation.characters'],
  ['title', null, 'validation.required'],
])('%s is never %j', (name, raw, fault) => {
  expect(code(read(name, raw))).toBe(fault);
});

test('a character has at most sixteen marks', () => {
  expect(code(text(100).read(`a${'\u0301'.repeat(16)}`))).toBeUndefined();
});

test.each(['978-4-8156-3044-7', '978 4815630447', '978‐4‑8156–3044−7', '９７８４８１５６３０４４７'])(
  'an ISBN may be written %s',
  (written) => {
    expect(isbn().read(written)).toBe('9784815630447');
  },
);

test.each([
  ['4815630445', '9784815630447'],
  ['080442957X', '9780804429573'],
  ['0-8044-2957-x', '9780804429573'],
])('an ISBN of ten characters, %s, becomes one of thirteen', (written, known) => {
  expect(isbn().read(written)).toBe(known);
});

test.each(['1920037015005', '191-0037-01500-5', '１９２００３７０１５００５'])(
  'the lower barcode of a book, %s, is told from a wrong ISBN',
  (scanned) => {
    expect(code(isbn().read(scanned))).toBe('good.isbn_jan');
  },
);

describe('a list of names', () => {
  const { initial, read: readNames } = nameList(3, 10);

  test('keeps the order sent, without empty ones; it is empty until somebody says', () => {
    expect(readNames([' 夏目 ', '', '漱石'])).toEqual(['夏目', '漱石']);
    expect([initial, readNames(null), readNames([])]).toEqual([[], [], []]);
  });

  test.each<[unknown, string]>([
    ['夏目', 'validation.type'],
    [['夏目', 1], 'validation.type'],
    [['夏目', null], 'validation.type'],
    [['a\u202eb'], 'validation.characters'],
    [['a', 'b', 'c', 'd'], 'validation.too_many'],
    [['aaaaa', 'bbbb'], 'validation.too_long'],
  ])('is never %j', (raw, fault) => {
    expect(code(readNames(raw))).toBe(fault);
  });

  test('has room for what fits into one text', () => {
    expect(readNames(['aaaa', 'bbbb'])).toEqual(['aaaa', 'bbbb']);
  });
});

test.each([
  ...['9784815630447 1', '19784815630447', '97848156304471', '978481563044', '978-4-8156-3044-X', 'x'],
  ...['9784815630448', '4901234567894', '9791186178140', '97848156304470', '69784815630447'],
])('an ISBN is never %s', (written) => {
  expect(code(isbn().read(written))).toBe('good.isbn');
});

describe('a list of ids', () => {
  const { initial, read: readIds } = idList(2);

  test('keeps the order sent, each once and in small letters; it is empty until somebody says', () => {
    const other = ID.replace('1', '2');
    expect(readIds([other, ID])).toEqual([other, ID]);
    expect(readIds([ID.toUpperCase(), ID])).toEqual([ID]);
    expect(initial).toEqual([]);
  });

  test.each<[unknown, string]>([
    [null, 'validation.type'],
    [[ID, 1], 'validation.type'],
    [[ID, 'x'], 'validation.format'],
    [[`x${ID}`], 'validation.format'],
    [[`${ID}x`], 'validation.format'],
  ])('is never %j', (raw, fault) => {
    expect(code(readIds(raw))).toBe(fault);
  });

  test('has an end, and says where', () => {
    expect(readIds([ID, ID, ID])).toEqual(new Fault('validation.too_many', { max: 2 }));
  });
});

describe('what is sent to write a good', () => {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, place) => ID.slice(0, -2) + String(place).padStart(2, '0'));

  test('names fifty groups and ten pictures at most, and one lender', () => {
    const input = readGood({ group_ids: ids(50), image_ids: ids(10), owner_id: ID.toUpperCase() });
    expect(input).toMatchObject({ groupIds: ids(50), pictureIds: ids(10), ownerId: ID });
    const fault = (raw: object) => () => readGood(raw as Record<string, unknown>);
    for (const raw of [{ group_ids: ids(51) }, { image_ids: ids(11) }, { owner_id: 1 }, { owner_id: 'x' }]) {
      expect(fault(raw)).toThrow('validation');
    }
  });

  test('is as if it were not there where it is undefined', () => {
    expect(readGood({ title: undefined })).toEqual({ fields: {} });
  });
});

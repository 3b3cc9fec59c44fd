import { resolve, type Schema } from './document';

export interface BadValue {
  readonly what: string;
  /** Undefined leaves the field out. */
  readonly value: unknown;
}

const HUGE = 1e12;
const NUL = 'a\0b';
const HALF_PAIR = 'a\ud800';
const EMOJI = '📷か\u3099';
/**
 * Maximum length that fits into an address before HTTP itself refuses it. An address can't represent a lone surrogate.
 */
const FITS = 8_000;

const PILE = `a${'\u0301'.repeat(100)}`;

const BAD_BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: ['2027-02-30', '2027-13-01', '0000-00-00', 'tomorrow', '2027-3-1'],
  // The last has no offset: in spring there is such a time that no clock shows.
  'date-time': ['2027-02-30T00:00:00Z', '2027-02-01T25:00:00Z', '2027-02-01', '2027-03-14T02:30:00'],
  email: ['nobody', 'a@b', '@example.jp', 'a b@example.jp'],
  uuid: ['nope', '0', '../../etc/passwd', "' or 1=1 --"],
};

/** Every way we know to get a JSON field wrong. `required`: being absent is one. */
export function badValues(given: Schema, required: boolean): BadValue[] {
  const schema = resolve(given);
  const bad: BadValue[] = required ? [{ what: 'missing', value: undefined }] : [];
  if (!takes(schema, 'null')) bad.push({ what: 'null', value: null });
  return [...bad, ...ofType(schema)];
}

function ofType(schema: Schema): BadValue[] {
  if (schema.anyOf) return wrongTypes('nothing of the kind').concat(texts([NUL, HALF_PAIR]));
  if (schema.enum) {
    const wrong = wrongTypes('enum').concat(texts(['nope', NUL, EMOJI]));
    return wrong.filter(({ value }) => !schema.enum?.includes(value));
  }
  if (takes(schema, 'string')) return wrongTypes('string').concat(texts(badTexts(schema)));
  if (takes(schema, 'integer')) return [...badNumbers(schema), { what: 'a fraction', value: 1.5 }];
  if (takes(schema, 'number')) return badNumbers(schema);
  if (takes(schema, 'boolean'))
    return wrongTypes('boolean').concat([{ what: 'the text true', value: 'true' }]);
  return takes(schema, 'array') ? badLists(schema) : wrongTypes('object');
}

function badTexts({ format, pattern, maxLength, minLength = 0 }: Schema): string[] {
  return [
    NUL,
    HALF_PAIR,
    'x'.repeat(100_000),
    ...(maxLength === undefined ? [] : ['あ'.repeat(maxLength + 1)]),
    ...(minLength > 0 ? ['', '   '] : []),
    ...((pattern ?? format) ? [EMOJI] : [PILE]),
    ...(BAD_BY_FORMAT[format ?? ''] ?? []),
  ];
}

function badNumbers({ minimum = 0, maximum = HUGE }: Schema): BadValue[] {
  return [
    ...wrongTypes('integer'),
    { what: 'a number as text', value: '7' },
    { what: '10^12', value: HUGE },
    { what: 'minus 10^12', value: -HUGE },
    { what: 'one too many', value: maximum + 1 },
    { what: 'one too few', value: minimum - 1 },
  ];
}

function badLists({ items = {}, maxItems, minItems = 0 }: Schema): BadValue[] {
  return [
    ...wrongTypes('array'),
    ...(minItems > 0 ? [{ what: 'an empty list', value: [] }] : []),
    ...(maxItems === undefined ? [] : [{ what: 'too many', value: Array(maxItems + 1).fill(null) }]),
    ...badValues(items, false).map(({ what, value }) => ({ what: `a list with ${what}`, value: [value] })),
  ];
}

/** Query strings know only text. */
export function badQueryValues(given: Schema, required: boolean): BadValue[] {
  const schema = resolve(given);
  const bad: BadValue[] = required ? [{ what: 'missing', value: undefined }] : [];
  if (takes(schema, 'integer'))
    return bad.concat(texts(['two', '1.5', '', '-1', String(HUGE), `${schema.maximum ?? HUGE}0`]));
  if (schema.enum) return bad.concat(texts(['nope', '', NUL]));
  if (schema.anyOf) return bad.concat(texts(['nope', NUL]));
  const plain = badTexts(schema).filter(
    (text) => text !== HALF_PAIR && encodeURIComponent(text).length < FITS,
  );
  return bad.concat(texts(plain), texts(['x'.repeat(Math.min((schema.maxLength ?? 0) + 1, FITS))]));
}

function takes({ type, anyOf }: Schema, name: string): boolean {
  if (anyOf) return anyOf.some((way) => takes(resolve(way), name));
  return type === name || (Array.isArray(type) && type.includes(name));
}

function wrongTypes(right: string): BadValue[] {
  const values: Record<string, unknown> = {
    string: 'x',
    integer: 7,
    boolean: true,
    array: ['x'],
    object: { a: 1 },
  };
  return Object.entries(values)
    .filter(([type]) => type !== right && !(right === 'enum' && type === 'string'))
    .filter(([type]) => right !== 'nothing of the kind' || type !== 'string')
    .map(([type, value]) => ({ what: `of type ${type}`, value }));
}

function texts(values: readonly string[]): BadValue[] {
  return values.map((value) => ({ what: JSON.stringify(value.slice(0, 24)), value }));
}

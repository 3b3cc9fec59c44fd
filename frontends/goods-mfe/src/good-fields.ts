import type { GoodView } from './api/get-good';
import { KINDS, type Kinds } from './field-kinds';

/** The kinds that a value of the contract can be. */
type KindOf<Value> = {
  [Kind in keyof Kinds]: Value extends Parameters<Kinds[Kind]['hold']>[0] ? Kind : never;
}[keyof Kinds];

/** Parts of the form whose inputs are one line of text, a number or a day. */
export type InputPart =
  'naming' | 'number' | 'place' | 'days' | 'hourly' | 'daily' | 'book' | 'bought' | 'own';

/** Parts of the form whose inputs are switches. */
export type SwitchPart = 'rules' | 'audience';

/** The parts whose inputs are generated from the table. Inputs without a part are written individually. */
type Part = InputPart | SwitchPart;

interface Row<Kind> {
  readonly kind: Kind;
  readonly part?: Part;
  /** The longest text that the contract accepts, in characters; every text has it. */
  readonly maxLength?: number;
  /** True if its input has a hint, `form.<name>Hint`. A switch always has one. */
  readonly hint?: true;
  /** True if the next good registered in a row begins with this good's value. */
  readonly next?: true;
  /** Its place among the facts on the page of the good. */
  readonly fact?: number;
}

/**
 * The fields of a good's form, in the order of its inputs. The draft, the request body, the inputs with a part, and the
 * facts are derived from them. A name that is missing in the contract does not compile, nor does a kind that does not
 * fit its value. Translations: `facts.<name>` for an input or a fact, `form.<name>` and `form.<name>Hint` for a switch.
 */
export const GOOD_FIELDS = {
  title: { kind: 'words', maxLength: 200 },
  title_reading: { kind: 'text', maxLength: 200, part: 'naming', hint: true, fact: 5 },
  description: { kind: 'words', maxLength: 10_000 },
  management_id: { kind: 'text', maxLength: 100, part: 'number', hint: true, fact: 3 },
  isbn: { kind: 'isbn', maxLength: 17, part: 'number', fact: 2 },
  codes: { kind: 'names', maxLength: 512, part: 'number', hint: true },
  group_ids: { kind: 'ids', next: true },
  folder_ids: { kind: 'ids', next: true },
  location: { kind: 'text', maxLength: 200, part: 'place', next: true },
  category: { kind: 'text', maxLength: 100, part: 'place', fact: 4, next: true },
  image_ids: { kind: 'ids' },
  is_hourly: { kind: 'flag', next: true },
  quantity: { kind: 'count' },
  margin_days: { kind: 'whole', next: true },
  max_days: { kind: 'optionalWhole', next: true },
  from: { kind: 'day', part: 'days', hint: true, next: true },
  to: { kind: 'day', part: 'days', hint: true, next: true },
  only_scan_booking: { kind: 'flag', part: 'rules', next: true },
  auto_extend: { kind: 'flag', part: 'rules', next: true },
  is_exclusive: { kind: 'flag', part: 'rules', next: true },
  for_reference_only: { kind: 'flag', part: 'rules', next: true },
  restrict_reservation: { kind: 'flag', part: 'rules', next: true },
  confirmation_upon_return: { kind: 'flag', part: 'rules', next: true },
  price_per_hour: { kind: 'optionalWhole', part: 'hourly', next: true },
  price_per_day: { kind: 'optionalWhole', part: 'daily', next: true },
  price_per_week: { kind: 'optionalWhole', part: 'daily', next: true },
  price_per_month: { kind: 'optionalWhole', part: 'daily', next: true },
  authors: { kind: 'names', part: 'book', hint: true },
  publisher: { kind: 'text', maxLength: 200, part: 'book', fact: 1 },
  release_date: { kind: 'day', part: 'book' },
  purchase_price: { kind: 'optionalWhole', part: 'bought' },
  custom_tag_title: { kind: 'text', maxLength: 100, part: 'own', hint: true, next: true },
  custom_tag: { kind: 'text', maxLength: 200, part: 'own' },
  is_public: { kind: 'flag', part: 'audience', next: true },
  is_public_use: { kind: 'flag', part: 'audience', next: true },
  is_hidden: { kind: 'flag', part: 'audience', next: true },
} as const satisfies { readonly [Name in keyof GoodView]?: Row<KindOf<GoodView[Name]>> };

type Rows = typeof GOOD_FIELDS;
export type GoodFieldName = keyof Rows;

export type KindOfField<Name extends GoodFieldName> = Kinds[Rows[Name]['kind']];

/** Names of the fields whose row is such a one. */
type Those<Such> = { [Name in GoodFieldName]: Rows[Name] extends Such ? Name : never }[GoodFieldName];

export const GOOD_FIELD_NAMES = Object.keys(GOOD_FIELDS) as readonly GoodFieldName[];

export const rowOf = (name: GoodFieldName): Row<keyof Kinds> => GOOD_FIELDS[name];

export const kindOf = (name: GoodFieldName) => KINDS[rowOf(name).kind];

/** The inputs of a part of the form, in their order. */
export function fieldsIn<P extends Part>(part: P): readonly Those<{ readonly part: P }>[] {
  return GOOD_FIELD_NAMES.filter((name) => rowOf(name).part === part) as Those<{ readonly part: P }>[];
}

export function hasHint(name: GoodFieldName): name is Those<{ readonly hint: true }> {
  return rowOf(name).hint === true;
}

/** Fields that the next good of a row takes over. */
export const NEXT_FIELDS = GOOD_FIELD_NAMES.filter((name) => rowOf(name).next);

/** The facts on a good's page, in their order. */
export const FACTS = GOOD_FIELD_NAMES.filter((name) => rowOf(name).fact !== undefined).sort(
  (a, b) => rowOf(a).fact! - rowOf(b).fact!,
) as Those<{ readonly fact: number }>[];

import { Good } from './good.schema';

type Name = keyof Good;

/** Fields that are not exported: those that the product derives, and pictures. */
const NOT_EXPORTED = [
  ...(['tags', 'owner_id', 'image_ids', 'image_url', 'thumbnail_url'] as const),
  ...(['currency', 'permissions', 'updated_at'] as const),
  ...([
    'settlement',
    'commission',
    'why_not',
    'next_booking',
    'first_pending_booking',
    'holder',
    'last_holder',
  ] as const),
] as const satisfies readonly Name[];

/** A field of a good that a file has. */
export type Column = Exclude<Name, (typeof NOT_EXPORTED)[number]>;

const isColumn = (name: Name): name is Column => !(NOT_EXPORTED as readonly Name[]).includes(name);

/** Columns in the order of the first release; newer fields come after them. */
const FIRST: readonly Column[] = [
  'id',
  'title',
  'description',
  'management_id',
  'isbn',
  'codes',
  'author',
  'publisher',
  'category',
  'location',
  'quantity',
  'is_hourly',
  'max_days',
  'margin_days',
  'from',
  'to',
  'is_public',
  'is_public_use',
  'is_hidden',
  'is_exclusive',
  'auto_extend',
  'for_reference_only',
  'restrict_reservation',
  'only_scan_booking',
  'confirmation_upon_return',
  'price_per_hour',
  'price_per_day',
  'price_per_week',
  'price_per_month',
  'purchase_price',
  'release_date',
  'custom_tag_title',
  'custom_tag',
  'group_ids',
  'created_at',
];

/** The columns of an export, named as the fields are: the file can be brought in again. */
export const COLUMNS: readonly Column[] = [
  ...new Set([...FIRST, ...(Object.keys(Good.shape) as Name[])]),
].filter(isColumn);

/** Names may have spaces within. */
const BETWEEN: Partial<Record<Name, string>> = { authors: '; ', codes: '; ' };

/** A good as a line; several ids are separated by spaces, authors and codes by semicolons, an empty cell is null. */
export function toLine(good: Good): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    COLUMNS.map((name) => {
      const value = good[name];
      if (Array.isArray(value)) return [name, value.join(BETWEEN[name] ?? ' ')];
      return [name, typeof value === 'boolean' ? String(value) : (value ?? '')];
    }),
  );
}

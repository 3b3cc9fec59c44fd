import type { Good } from './good.schema';

/** The columns of an export, named as the fields are: the file can be brought in again. */
export const COLUMNS = [
  'id',
  'title',
  'description',
  'management_id',
  'isbn',
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
] as const satisfies readonly (keyof Good)[];

/** A good as a line; several ids are separated by spaces, an empty cell is null. */
export function toLine(good: Good): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    COLUMNS.map((name) => {
      const value = good[name];
      if (Array.isArray(value)) return [name, value.join(' ')];
      return [name, typeof value === 'boolean' ? String(value) : (value ?? '')];
    }),
  );
}

import type { useTranslation } from '@kashikari/web-kit';

type Words = ReturnType<typeof useTranslation>['t'];

/** The words for the columns that a sheet can have. Fields have theirs on the page of a good or in its form. */
const WORDS = {
  id: 'import.column.id',
  owner_id: 'import.column.owner_id',
  image_urls: 'import.column.image_urls',
  author: 'import.column.author',
  group_ids: 'import.column.group_ids',
  folder_ids: 'import.column.folder_ids',
  title: 'form.title',
  title_reading: 'facts.title_reading',
  description: 'form.description',
  management_id: 'facts.management_id',
  isbn: 'facts.isbn',
  codes: 'facts.codes',
  authors: 'facts.authors',
  publisher: 'facts.publisher',
  category: 'facts.category',
  location: 'facts.location',
  quantity: 'form.quantity',
  is_hourly: 'form.is_hourly',
  max_days: 'form.max_days',
  margin_days: 'form.margin_days',
  from: 'facts.from',
  to: 'facts.to',
  is_public: 'form.is_public',
  is_public_use: 'form.is_public_use',
  is_hidden: 'form.is_hidden',
  is_exclusive: 'form.is_exclusive',
  auto_extend: 'form.auto_extend',
  for_reference_only: 'form.for_reference_only',
  restrict_reservation: 'form.restrict_reservation',
  only_scan_booking: 'form.only_scan_booking',
  confirmation_upon_return: 'form.confirmation_upon_return',
  price_per_hour: 'facts.price_per_hour',
  price_per_day: 'facts.price_per_day',
  price_per_week: 'facts.price_per_week',
  price_per_month: 'facts.price_per_month',
  purchase_price: 'facts.purchase_price',
  release_date: 'facts.release_date',
  custom_tag_title: 'facts.custom_tag_title',
  custom_tag: 'facts.custom_tag',
} as const;

/** Returns the label of a sheet's column, or its name if it has no label. */
export function columnLabel(t: Words, column: string): string {
  return Object.hasOwn(WORDS, column) ? t(WORDS[column as keyof typeof WORDS]) : column;
}

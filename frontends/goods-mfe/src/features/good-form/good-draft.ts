import type { GoodView } from '../../api/get-good';

/** What the form of a good holds. Numbers are text while they are typed. */
export interface GoodDraft {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly management_id: string;
  readonly isbn: string;
  readonly author: string;
  readonly publisher: string;
  readonly group_ids: readonly string[];
  readonly image_ids: readonly string[];
  readonly quantity: string;
  readonly max_days: string;
  readonly margin_days: string;
  readonly is_hourly: boolean;
  readonly is_public: boolean;
  readonly is_public_use: boolean;
  readonly is_hidden: boolean;
  readonly is_exclusive: boolean;
  readonly for_reference_only: boolean;
  readonly restrict_reservation: boolean;
  readonly confirmation_upon_return: boolean;
}

export const EMPTY_GOOD: GoodDraft = {
  title: '',
  description: '',
  location: '',
  management_id: '',
  isbn: '',
  author: '',
  publisher: '',
  group_ids: [],
  image_ids: [],
  quantity: '1',
  max_days: '',
  margin_days: '0',
  is_hourly: false,
  is_public: false,
  is_public_use: false,
  is_hidden: false,
  is_exclusive: false,
  for_reference_only: false,
  restrict_reservation: false,
  confirmation_upon_return: false,
};

/** A good as its form begins with it. */
export function draftOf(good: GoodView): GoodDraft {
  return {
    title: good.title,
    description: good.description,
    location: good.location ?? '',
    management_id: good.management_id ?? '',
    isbn: good.isbn ?? '',
    author: good.author ?? '',
    publisher: good.publisher ?? '',
    group_ids: good.group_ids,
    image_ids: good.image_ids,
    quantity: String(good.quantity),
    max_days: good.max_days === null ? '' : String(good.max_days),
    margin_days: String(good.margin_days),
    is_hourly: good.is_hourly,
    is_public: good.is_public,
    is_public_use: good.is_public_use,
    is_hidden: good.is_hidden,
    is_exclusive: good.is_exclusive,
    for_reference_only: good.for_reference_only,
    restrict_reservation: good.restrict_reservation,
    confirmation_upon_return: good.confirmation_upon_return,
  };
}

/** Full-width digits are mended; what is not a whole number stays as it is, for the server's word at the field. */
function toNumber(text: string): number {
  const number = Number(text.normalize('NFKC').trim());
  // JSON would write NaN as null, which is a value of its own.
  return Number.isNaN(number) ? (text as unknown as number) : number;
}

/** What is sent of a good. */
export type GoodBody = ReturnType<typeof bodyOf>;

/**
 * A draft as the REST contract takes it. By the hour there is neither quantity nor margin (validation rules), so both go
 * out as their neutral values.
 */
export function bodyOf(draft: GoodDraft) {
  const { quantity, max_days, margin_days, location, management_id, isbn, author, publisher, ...rest } =
    draft;
  const orNull = (text: string) => text.trim() || null;
  return {
    ...rest,
    group_ids: [...draft.group_ids],
    image_ids: [...draft.image_ids],
    location: orNull(location),
    management_id: orNull(management_id),
    isbn: orNull(isbn.normalize('NFKC').replace(/[\s-]/g, '')),
    author: orNull(author),
    publisher: orNull(publisher),
    quantity: draft.is_hourly ? 1 : toNumber(quantity),
    margin_days: draft.is_hourly ? 0 : toNumber(margin_days || '0'),
    max_days: max_days.trim() === '' ? null : toNumber(max_days),
  };
}

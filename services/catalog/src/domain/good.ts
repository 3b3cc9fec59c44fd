import { codeList } from './fields/code-list';
import { flag } from './fields/flag';
import type { Field, ValuesOf } from './fields/field';
import { isbn } from './fields/isbn';
import { nameList } from './fields/name-list';
import { optionalWhole, optionalYen, unitPrice, whole } from './fields/numbers';
import { optionalDay } from './fields/optional-day';
import { text } from './fields/text';
import { MAX_CODES } from './further-codes';
import type { Id } from './ids';
import type { Picture } from './picture';
import type { FolderPlace } from './place-in-folders';

/** Uses of a field besides the database and the response about the good. */
interface Uses {
  /** Place in the event: next to the good's id, or among the terms, which decide if it can be booked. */
  readonly event?: 'good' | 'terms';
  /** Words by which the good is found. */
  readonly searchable?: true;
  /** Absent: whoever sees the good. */
  readonly readBy?: 'editors';
  /** Absent: whoever may edit the good. */
  readonly writtenBy?: 'lender';
}

const SEARCHED = { event: 'good', searchable: true } as const;
const TERM = { event: 'terms' } as const;

/** Characters of all authors in one text. */
const AUTHOR_LENGTH = 500;

/**
 * Fields of a good that people write (specification, section 3), with their limits and {@link Uses}. Columns, messages,
 * events, searches and erasure with the lender are derived from it. Names on the wire, in JSON and in the database are
 * the same in snake_case.
 */
export const GOOD_FIELDS = {
  title: { ...text(200, { required: true }), ...SEARCHED },
  /** Reading of the title in kana, for sorting, searching and ruby. */
  titleReading: { ...text(200), ...SEARCHED },
  /** Plain text; its #hashtags become tags. */
  description: { ...text(10_000, { multiline: true }), ...SEARCHED },
  /** The names of {@link authors} in one text; see `withAuthors`. */
  author: { ...text(AUTHOR_LENGTH), ...SEARCHED },
  /** A search finds them by `author`. */
  authors: nameList(20, AUTHOR_LENGTH),
  publisher: { ...text(200), ...SEARCHED },
  location: { ...text(200), ...SEARCHED },
  category: { ...text(100), ...SEARCHED },
  /** The lender's own number for it; what its label shows when scanned. */
  managementId: { ...text(100), ...SEARCHED },
  /** Visible to the lender and the people who run its goods (REST contract, edge). */
  purchasePrice: { ...optionalYen(), readBy: 'editors' },
  releaseDate: optionalDay(),
  isbn: { ...isbn(), ...SEARCHED },
  /** Codes on it beside its label, e.g. the maker's JAN: a scan finds it by them. */
  codes: codeList(MAX_CODES),
  customTagTitle: text(100),
  customTag: text(200),
  /** Number of equal units. */
  quantity: { ...whole(1, 100_000, 1), ...TERM },
  /** True if lent by the quarter-hour; false if by the day. */
  isHourly: { ...flag(), ...TERM },
  /** Days per booking; null is free choice. */
  maxDays: { ...optionalWhole(1, 3660), ...TERM },
  /** Days kept free after a booking, and so before the next. */
  marginDays: { ...whole(0, 365, 0), ...TERM },
  isExclusive: { ...flag(), ...TERM },
  autoExtend: { ...flag(), ...TERM },
  forReferenceOnly: { ...flag(), ...TERM },
  restrictReservation: { ...flag(), ...TERM },
  onlyScanBooking: { ...flag(), ...TERM },
  confirmationUponReturn: { ...flag(), ...TERM },
  /** First day on which it is lent, and last day below, both inclusive; null is open. */
  from: { ...optionalDay(), ...TERM },
  to: { ...optionalDay(), ...TERM },
  pricePerHour: { ...unitPrice(), ...TERM },
  pricePerDay: { ...unitPrice(), ...TERM },
  pricePerWeek: { ...unitPrice(), ...TERM },
  pricePerMonth: { ...unitPrice(), ...TERM },
  /** Everybody sees it. */
  isPublic: { ...flag(), event: 'good', writtenBy: 'lender' },
  /** Everybody sees it, and whoever is signed in books it. */
  isPublicUse: { ...flag(), event: 'good', writtenBy: 'lender' },
  /** True if no list contains it and it is reachable by its address only. */
  isHidden: { ...flag(), event: 'good' },
} as const satisfies Readonly<Record<string, Field<unknown> & Uses>>;

export type GoodFields = ValuesOf<typeof GOOD_FIELDS>;
export type GoodFieldName = keyof GoodFields;

/** Names of the fields that have the use. */
export type Using<Use extends Uses> = {
  [Name in GoodFieldName]: (typeof GOOD_FIELDS)[Name] extends Use ? Name : never;
}[GoodFieldName];

export const GOOD_FIELD_NAMES = Object.keys(GOOD_FIELDS) as readonly GoodFieldName[];

/** The fields that have all of `use`, in the order of the table. */
export function fieldsFor<const Use extends Uses>(use: Use): readonly Using<Use>[] {
  const asked = Object.entries(use);
  return GOOD_FIELD_NAMES.filter((name) => {
    const row: Field<unknown> & Uses = GOOD_FIELDS[name];
    return asked.every(([key, value]) => row[key as keyof Uses] === value);
  }) as Using<Use>[];
}

/** Something that is lent. */
export interface Good extends GoodFields {
  readonly id: Id;
  /** Raised by one with every change. */
  readonly version: number;
  /** The account that lends it. */
  readonly ownerId: Id;
  readonly groupIds: readonly Id[];
  /** The #hashtags of the description, in their order. */
  readonly tags: readonly string[];
  /** Those of its groups in which it is sorted. */
  readonly folders: readonly FolderPlace[];
  /** Pictures in display order. */
  readonly pictures: readonly Picture[];
  /** SHA-256 of the code on its current label, in hexadecimal digits; empty: no label was printed. */
  readonly labelHash: string;
  /** The lender's `prevent_public_access`: nobody but members and managers sees it, whatever its flags. */
  readonly lenderClosed: boolean;
  /** Business time, epoch milliseconds; so are all instants below. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deletedAt: number | null;
}

import { flag } from './fields/flag';
import type { ValuesOf } from './fields/field';
import { isbn } from './fields/isbn';
import { optionalWhole, optionalYen, whole } from './fields/numbers';
import { optionalDay } from './fields/optional-day';
import { text } from './fields/text';
import type { Id } from './ids';
import type { Picture } from './picture';

/**
 * What a person may write about a good (specification, section 3), with the limits of each. The name on the wire, in
 * JSON and in the database is the same in snake_case.
 */
export const GOOD_FIELDS = {
  title: text(200, { required: true }),
  /** Plain text; its #hashtags become tags. */
  description: text(10_000, { multiline: true }),
  author: text(500),
  publisher: text(200),
  location: text(200),
  category: text(100),
  /** The lender's own number for it; what its label shows when scanned. */
  managementId: text(100),
  purchasePrice: optionalYen(),
  releaseDate: optionalDay(),
  isbn: isbn(),
  customTagTitle: text(100),
  customTag: text(200),
  /** How many like units there are. */
  quantity: whole(1, 100_000, 1),
  /** By the quarter-hour instead of by the day. */
  isHourly: flag(),
  /** Days per booking; null is free choice. */
  maxDays: optionalWhole(1, 3660),
  /** Days kept free after a booking, and so before the next. */
  marginDays: whole(0, 365, 0),
  isExclusive: flag(),
  autoExtend: flag(),
  forReferenceOnly: flag(),
  restrictReservation: flag(),
  onlyScanBooking: flag(),
  confirmationUponReturn: flag(),
  /** When it is lent at all, both days inclusive; null is open. */
  from: optionalDay(),
  to: optionalDay(),
  pricePerHour: optionalYen(),
  pricePerDay: optionalYen(),
  pricePerWeek: optionalYen(),
  pricePerMonth: optionalYen(),
  /** Everybody sees it. */
  isPublic: flag(),
  /** Everybody sees it, and whoever is signed in books it. */
  isPublicUse: flag(),
  /** In no list; by its address only. */
  isHidden: flag(),
} as const;

export type GoodFields = ValuesOf<typeof GOOD_FIELDS>;
export type GoodFieldName = keyof GoodFields;

/** Something that is lent. */
export interface Good extends GoodFields {
  readonly id: Id;
  /** Raised by one with every change. */
  readonly version: number;
  /** The account that lends it. */
  readonly ownerId: Id;
  /** The groups it stands in. */
  readonly groupIds: readonly Id[];
  /** The #hashtags of the description, in their order. */
  readonly tags: readonly string[];
  /** In the order to show. */
  readonly pictures: readonly Picture[];
  /** The lender's `prevent_public_access`: nobody but members and managers sees it, whatever its flags. */
  readonly lenderClosed: boolean;
  /** Business time, epoch milliseconds; so are all instants below. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deletedAt: number | null;
}

/** The name of a field on the wire. */
export function wireName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

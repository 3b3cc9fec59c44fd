import type { Good } from './good';
import { pictureUrl } from './picture-url';

/** A good as other services learn of it: the message kashikari.catalog.v1.GoodChanged in its JSON form. */
export type GoodSnapshot = Readonly<Record<string, unknown>>;

/**
 * The one place where a good becomes an event. Instants are RFC 3339; what is null is left out, as protobuf's JSON
 * form has it.
 */
export function snapshotOf(good: Good): GoodSnapshot {
  const [first] = good.pictures;
  return {
    id: good.id,
    version: good.version,
    deleted: good.deletedAt !== null,
    title: good.title,
    description: good.description,
    tags: good.tags,
    owner_id: good.ownerId,
    group_ids: good.groupIds,
    terms: termsOf(good),
    is_public: good.isPublic,
    is_public_use: good.isPublicUse,
    is_hidden: good.isHidden,
    author: good.author,
    publisher: good.publisher,
    isbn: good.isbn,
    management_id: good.managementId,
    location: good.location,
    category: good.category,
    thumbnail_url: first ? pictureUrl(first.id, 'thumb') : '',
    created_at: new Date(good.createdAt).toISOString(),
    changed_at: new Date(good.updatedAt).toISOString(),
  };
}

/** The part of a good that decides whether it can be booked, as kashikari.catalog.v1.GoodTerms in JSON. */
export function termsOf(good: Good): Readonly<Record<string, unknown>> {
  const terms = {
    quantity: good.quantity,
    is_hourly: good.isHourly,
    max_days: good.maxDays,
    margin_days: good.marginDays,
    is_exclusive: good.isExclusive,
    auto_extend: good.autoExtend,
    for_reference_only: good.forReferenceOnly,
    restrict_reservation: good.restrictReservation,
    only_scan_booking: good.onlyScanBooking,
    confirmation_upon_return: good.confirmationUponReturn,
    from: good.from,
    to: good.to,
    price_per_hour: good.pricePerHour,
    price_per_day: good.pricePerDay,
    price_per_week: good.pricePerWeek,
    price_per_month: good.pricePerMonth,
  };
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null));
}

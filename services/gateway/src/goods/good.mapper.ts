import { toImage } from '../images/image.mapper';
import { instant, textOrNull } from '../mappers/times';
import type { Good } from './good.schema';
import type { Image } from '../images/image.schema';
import type { catalog, catalogEvents } from '@kashikari/contracts';

export function toGood(good: catalog.Good): Good {
  const cover = good.images[0];
  return {
    id: good.id,
    title: good.title,
    description: good.description,
    tags: good.tags,
    owner_id: good.ownerId,
    group_ids: good.groupIds,
    image_ids: good.images.map((image) => image.id),
    image_url: cover?.publicUrl || null,
    thumbnail_url: cover?.thumbnailPublicUrl || null,
    author: textOrNull(good.author),
    publisher: textOrNull(good.publisher),
    location: textOrNull(good.location),
    category: textOrNull(good.category),
    management_id: textOrNull(good.managementId),
    // Between the lender and who runs its goods (REST contract, edge).
    purchase_price: good.permissions.includes('edit') ? (good.purchasePrice ?? null) : null,
    release_date: textOrNull(good.releaseDate),
    isbn: textOrNull(good.isbn),
    custom_tag_title: textOrNull(good.customTagTitle),
    custom_tag: textOrNull(good.customTag),
    is_public: good.isPublic,
    is_public_use: good.isPublicUse,
    is_hidden: good.isHidden,
    ...toTerms(good.terms),
    currency: 'JPY',
    permissions: good.permissions,
    created_at: instant(good.createdAt),
    updated_at: instant(good.updatedAt),
  };
}

function toTerms(terms: catalogEvents.GoodTerms | undefined) {
  return {
    quantity: terms?.quantity ?? 1,
    is_hourly: terms?.isHourly ?? false,
    max_days: terms?.maxDays ?? null,
    margin_days: terms?.marginDays ?? 0,
    is_exclusive: terms?.isExclusive ?? false,
    auto_extend: terms?.autoExtend ?? false,
    for_reference_only: terms?.forReferenceOnly ?? false,
    restrict_reservation: terms?.restrictReservation ?? false,
    only_scan_booking: terms?.onlyScanBooking ?? false,
    confirmation_upon_return: terms?.confirmationUponReturn ?? false,
    from: textOrNull(terms?.from ?? ''),
    to: textOrNull(terms?.to ?? ''),
    price_per_hour: terms?.pricePerHour ?? null,
    price_per_day: terms?.pricePerDay ?? null,
    price_per_week: terms?.pricePerWeek ?? null,
    price_per_month: terms?.pricePerMonth ?? null,
  };
}

/** The pictures of goods, each once. */
export function imagesOf(goods: readonly catalog.Good[]): Image[] {
  const byId = new Map(goods.flatMap((good) => good.images).map((image) => [image.id, toImage(image)]));
  return [...byId.values()];
}

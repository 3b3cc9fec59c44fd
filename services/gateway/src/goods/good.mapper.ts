import { catalog, catalogEvents } from '@kashikari/contracts';
import { toImage } from '../images/image.mapper';
import { answerOf } from '../mappers/answer-of';
import { Good } from './good.schema';
import type { Image } from '../images/image.schema';

const PRICES = ['pricePerHour', 'pricePerDay', 'pricePerWeek', 'pricePerMonth'] as const;

export const toGood = answerOf(
  Good,
  catalog.Good,
  {
    image_ids: ({ images }) => images.map(({ id }) => id),
    image_url: ({ images: [cover] }) => cover?.publicUrl || null,
    thumbnail_url: ({ images: [cover] }) => cover?.thumbnailPublicUrl || null,
    // Visible to the lender and its managers alone (REST contract, edge).
    purchase_price: ({ permissions, purchasePrice }) =>
      permissions.includes('edit') ? (purchasePrice ?? null) : null,
    currency: () => 'JPY',
    settlement: ({ terms }) => (PRICES.some((price) => (terms?.[price] ?? 0) > 0) ? 'direct' : null),
    commission: () => null,
    ...{ next_booking: () => null, first_pending_booking: () => null },
    ...{ holder: () => null, last_holder: () => null },
  },
  { name: 'terms', absent: catalogEvents.GoodTerms.fromJSON({ quantity: 1 }) },
);

/** The pictures of goods, each once. */
export function imagesOf(goods: readonly catalog.Good[]): Image[] {
  const byId = new Map(goods.flatMap((good) => good.images).map((image) => [image.id, toImage(image)]));
  return [...byId.values()];
}

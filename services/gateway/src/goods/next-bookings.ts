import { relatedTo } from '../mappers/related';
import { toGood } from './good.mapper';
import { withPayees } from './with-payees';
import type { Good } from './good.schema';
import type { Services } from '../clients/services';
import type { catalog } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';

/**
 * Returns goods with the next bookings of those that the caller manages, by one call, or none without such goods.
 * `holders` adds the current and the last holder of each. The ways of payment are fetched in parallel.
 */
export async function toGoodsWithNext(
  services: Services,
  goods: readonly catalog.Good[],
  call: Call,
  { holders = false } = {},
): Promise<Good[]> {
  const run = goods.filter(({ permissions }) => permissions.includes('manage_bookings'));
  const [next, shown] = await Promise.all([
    relatedTo(
      run.map(({ id }) => id),
      async (goodIds) => {
        const found = await services.schedules.listNextBookings({ goodIds, holders }, call, {
          deadlineMs: 2_000,
        });
        return found.goods;
      },
    ),
    withPayees(services, goods.map(toGood), call),
  ]);
  const byGood = new Map(next.map((one) => [one.goodId, one]));
  return shown.map((good) => ({
    ...good,
    next_booking: byGood.get(good.id)?.nextBookingId || null,
    first_pending_booking: byGood.get(good.id)?.firstPendingBookingId || null,
    holder: byGood.get(good.id)?.holderBookingId || null,
    last_holder: byGood.get(good.id)?.lastHolderBookingId || null,
  }));
}

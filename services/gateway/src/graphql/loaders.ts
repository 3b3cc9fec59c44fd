import { groupedBy, type Call } from '@kashikari/kernel';
import DataLoader from 'dataloader';
import type { Services } from '../clients/services';
import { toSchedule } from '../schedules/schedule.mapper';
import type { BusyRange } from '../schedules/schedule.schema';
import { relatedUsers } from '../users/related-users';
import type { User } from '../users/user.schema';

/** A good, the first day of its bookings (today in the lender’s zone when empty), and the number of days. */
export interface GoodDays {
  readonly goodId: string;
  readonly from: string;
  readonly days: number;
}

const windowOf = ({ from, days }: GoodDays): string => `${from}/${days}`;

/** Loads the bookings of goods: one call for all goods with the same days. A good that is not visible has none. */
export function bookingsLoader(services: Services, call: Call) {
  return new DataLoader<GoodDays, readonly BusyRange[], string>(
    async (asked) => {
      const found = new Map<string, readonly BusyRange[]>();
      await Promise.all(
        [...groupedBy(asked, windowOf)].map(async ([window, goods]) => {
          const { from, days } = goods[0]!;
          const goodIds = goods.map(({ goodId }) => goodId);
          const { schedules } = await services.schedules.getSchedules({ goodIds, from, days }, call);
          for (const one of schedules) found.set(`${one.goodId}/${window}`, toSchedule(one).busy);
        }),
      );
      return asked.map((one) => found.get(keyOf(one)) ?? []);
    },
    { cacheKeyFn: keyOf, maxBatchSize: 100 },
  );
}

const keyOf = (asked: GoodDays): string => `${asked.goodId}/${windowOf(asked)}`;

/** Loads lenders by one call; null for one that is gone or can’t be read now, as in REST. */
export function lendersLoader(services: Services, call: Call) {
  return new DataLoader<string, User | null>(async (ids) => {
    const users = await relatedUsers(services, [...ids], call);
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

import { enumOf, reservation, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import { imagesOf, toGood } from '../goods/good.mapper';
import { groupIdOf } from '../groups/group-id';
import { answerOf } from '../mappers/answer-of';
import { relatedTo } from '../mappers/related';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toBooking } from './booking.mapper';
import { DayAnswer, dayQuery, DayWait } from './day.schema';

const getDay = route(
  {
    method: 'get',
    path: '/bookings/day',
    operationId: 'getLendersDay',
    tag: 'Bookings',
    summary: 'Get a lender’s day',
    description:
      'For managers: the bookings of a day that are late, to check in, returning, going out or done, with the waiting list ' +
      'and the seven days ahead. Days are those of each lender’s time zone. Each booking is in the first part that ' +
      'fits. Rejected for callers who manage nothing.',
    auth: 'required',
    query: dayQuery,
    answer: { status: 200, description: 'The day.', body: DayAnswer },
    refuses: ['not_found', 'validation.range', 'booking.manager_only'],
  },
  async ({ query, call, services }) => {
    const { date, waits, week, ...parts } = await services.bookings.getDay(
      {
        date: query.date ?? '',
        lenderId: query.lender_id ?? '',
        groupId: await groupIdOf(query.group_id, services, call),
        part: enumOf(SETS.dayPart, query.part),
        page: query.page,
      },
      call,
    );
    const { late, check, due, starts, settled } = parts;
    const related = await relatedToDay(services, { late, check, due, starts, settled }, waits, call);
    return {
      body: {
        day: {
          date,
          late: toPart(late),
          check: toPart(check),
          due: toPart(due),
          starts: toPart(starts),
          settled: toPart(settled),
        },
        waits: waits.map(toDayWait),
        week,
        ...related,
      },
    };
  },
);

export const dayRoutes = [getDay];

const toDayWait = answerOf(DayWait, reservation.DayWait);

function toPart(part: reservation.DayBookings | undefined) {
  return { total: part?.total ?? 0, bookings: (part?.bookings ?? []).map(toBooking) };
}

/**
 * Fetches goods and users in parallel. Each part has up to 100 bookings, so that no call exceeds a service's maximum of
 * ids.
 */
async function relatedToDay(
  services: Services,
  parts: Readonly<Record<string, reservation.DayBookings | undefined>>,
  waits: readonly reservation.DayWait[],
  call: Call,
) {
  const bookings = Object.values(parts).flatMap((part) => part?.bookings ?? []);
  const goods = (ids: readonly string[]) =>
    relatedTo(ids, async (wanted) => {
      const found = await services.goods.batchGetGoods({ ids: wanted }, call, { deadlineMs: 2_000 });
      return found.goods;
    });
  const [booked, awaited, users, others] = await Promise.all([
    goods(bookings.map(({ goodId }) => goodId)),
    goods(waits.map(({ goodId }) => goodId)),
    relatedUsers(
      services,
      bookings.map(({ userId }) => userId),
      call,
    ),
    relatedUsers(services, [...bookings, ...waits].flatMap(lenderAndWaiter), call),
  ]);
  const all = [...new Map([...booked, ...awaited].map((good) => [good.id, good])).values()];
  return {
    goods: all.map(toGood),
    users: [...new Map([...users, ...others].map((user) => [user.id, user])).values()],
    images: imagesOf(all),
  };
}

function lenderAndWaiter(row: { lenderId: string; userId: string } & Partial<reservation.DayWait>): string[] {
  return row.waitId === undefined ? [row.lenderId] : [row.lenderId, row.userId];
}

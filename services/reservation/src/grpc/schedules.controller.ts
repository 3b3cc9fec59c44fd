import { refused, SCHEDULE_DAYS } from '@kashikari/kernel';
import { enumOf, reservation, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { ComputedRows, GrpcController } from '@kashikari/platform';
import { CountLiveBookings } from '../app/count-live-bookings';
import { CountMemberBookings } from '../app/count-member-bookings';
import { GetSchedules, type GoodSchedule, type PendingSchedule } from '../app/get-schedules';
import { ListCompanions } from '../app/list-companions';
import { ListNextBookings } from '../app/list-next-bookings';
import type { CountScope } from '../app/ports';
import { busyColumns } from './busy-message';
import { dayOf, idOf, rangeOf } from './read-request';

/** Maximum number of people in one call. */
const MAX_ASKED = 1_000;

/** Maximum number of members whose bookings are counted in one call. */
const MAX_MEMBERS = 500;

/** Maximum number of goods whose next bookings are requested in one call. */
const MAX_GOODS = 500;

@GrpcController(reservation.ScheduleServiceService)
export class SchedulesController {
  constructor(
    private readonly schedules: GetSchedules,
    private readonly count: CountLiveBookings,
    private readonly next: ListNextBookings,
    private readonly companions: ListCompanions,
    private readonly ofMembers: CountMemberBookings,
    private readonly computed: ComputedRows,
  ) {}

  async getSchedules(
    request: reservation.GetSchedulesRequest,
    call: Call,
  ): Promise<reservation.GetSchedulesResponse> {
    const schedules = await this.schedules.run(
      {
        goodIds: request.goodIds.map((id) => idOf('good', id)),
        from: request.from ? dayOf(request.from, 'from') : undefined,
        days: request.days || SCHEDULE_DAYS,
      },
      call,
    );
    const compute = ({ compute: schedule }: PendingSchedule) => scheduleMessage(schedule());
    return { schedules: this.computed.map('schedules', schedules, compute, ({ goodId }) => goodId) };
  }

  async listCompanions(
    { goodId, range }: reservation.ListCompanionsRequest,
    call: Call,
  ): Promise<reservation.ListCompanionsResponse> {
    const found = await this.companions.run({ goodId: idOf('good', goodId), asked: rangeOf(range) }, call);
    return { companions: found.map(({ good, times }) => ({ goodId: good.id, times })) };
  }

  async listNextBookings(
    { goodIds, holders }: reservation.ListNextBookingsRequest,
    call: Call,
  ): Promise<reservation.ListNextBookingsResponse> {
    if (goodIds.length > MAX_GOODS) throw refused('validation.too_many', { max: MAX_GOODS }, 'good_ids');
    const query = { goodIds: goodIds.map((id) => idOf('good', id)), holders };
    const goods = (await this.next.run(query, call)).map(
      ({ goodId, next, firstPending, holder, lastHolder }) => ({
        goodId,
        nextBookingId: next ?? '',
        firstPendingBookingId: firstPending ?? '',
        holderBookingId: holder ?? '',
        lastHolderBookingId: lastHolder ?? '',
      }),
    );
    return { goods };
  }

  async countMemberBookings(
    { members }: reservation.CountMemberBookingsRequest,
    call: Call,
  ): Promise<reservation.CountMemberBookingsResponse> {
    if (members.length > MAX_MEMBERS) throw refused('validation.too_many', { max: MAX_MEMBERS }, 'members');
    const asked = members.map(({ groupId, userId }) => ({
      groupId: idOf('group', groupId),
      userId: idOf('user', userId),
    }));
    const counted = await this.ofMembers.run(asked, call);
    return {
      members: counted.map((one) => ({ ...one, overdueInDays: one.overdueInDays ?? undefined })),
    };
  }

  async countLiveBookings(
    request: reservation.CountLiveBookingsRequest,
    call: Call,
  ): Promise<reservation.CountLiveBookingsResponse> {
    return this.count.run(countScopeOf(request), call);
  }

  async listLiveBorrowers(
    { groupId, userIds }: reservation.ListLiveBorrowersRequest,
    call: Call,
  ): Promise<reservation.ListLiveBorrowersResponse> {
    if (userIds.length > MAX_ASKED) throw refused('validation.too_many', { max: MAX_ASKED }, 'user_ids');
    const asked = userIds.map((id) => idOf('user', id));
    return { userIds: await this.count.borrowersIn(idOf('group', groupId), asked, call) };
  }

  async hasReturned(
    { goodId, userId }: reservation.HasReturnedRequest,
    call: Call,
  ): Promise<reservation.HasReturnedResponse> {
    return { returned: await this.count.hasReturned(idOf('good', goodId), idOf('user', userId), call) };
  }
}

function scheduleMessage(schedule: GoodSchedule): reservation.Schedule {
  const { terms, days, busy } = schedule;
  const { good, lender } = terms;
  return {
    goodId: good.id,
    timeZone: lender.zone,
    days: days.map(dayMessage),
    busy: busyColumns(busy, schedule),
    quantity: good.quantity,
    isHourly: good.isHourly,
    marginDays: good.marginDays,
    maxDays: good.maxDays ?? undefined,
  };
}

function dayMessage(day: GoodSchedule['days'][number]): reservation.ScheduleDay {
  const { date, remaining, state, closedBy, holiday } = day;
  const why = enumOf(SETS.closedBy, closedBy ?? '') ?? reservation.ClosedBy.CLOSED_BY_UNSPECIFIED;
  return { date, remaining, state: enumOf(SETS.dayState, state), closedBy: why, holiday };
}

function countScopeOf({
  groupId,
  userId,
  goodId,
  lenderId,
}: reservation.CountLiveBookingsRequest): CountScope {
  if (goodId) return { goodId: idOf('good', goodId) };
  if (lenderId) return { lenderId: idOf('user', lenderId) };
  if (userId && groupId) return { userId: idOf('user', userId), groupId: idOf('group', groupId) };
  if (userId) return { borrowerId: idOf('user', userId) };
  throw refused('validation', undefined, 'good_id');
}

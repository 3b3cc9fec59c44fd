import {
  catalogEvents,
  identityEvents,
  messages,
  reservation,
  reservationEvents,
  SETS,
  stocktakings,
  textOf,
  unpackIds,
} from '@kashikari/contracts';
import { DomainError, SYSTEM, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import {
  fakeClock,
  startTestService,
  type FakeClock,
  type Peer,
  type TestService,
} from '@kashikari/platform/testing';
import { ReservationModule } from '../src';

export type Rules = Partial<identityEvents.LenderRules>;
export type Terms = Partial<catalogEvents.GoodTerms>;

/** A Monday noon in Tokyo, where every lender of these tests lives. */
export const START = '2027-01-04T12:00:00+09:00';

export const DAY = 86_400_000;

const RULES: identityEvents.LenderRules = {
  limitSupplyRegardlessOfDate: false,
  disabledDaysIndexes: [],
  atLeastDaysAhead: 0,
  extendableDays: 0,
  allowReturnByBorrower: true,
  allowHandOverByUser: false,
  allowManageByUser: true,
  manageHandOver: false,
  disableAutoDelay: false,
  preventPublicAccess: false,
  closedDates: [],
  closedOnHolidays: '',
  acceptInvoices: false,
  reminderTime: '',
};

const TERMS: catalogEvents.GoodTerms = {
  quantity: 1,
  isHourly: false,
  marginDays: 0,
  isExclusive: false,
  autoExtend: false,
  forReferenceOnly: false,
  restrictReservation: false,
  onlyScanBooking: false,
  confirmationUponReturn: false,
  from: '',
  to: '',
};

/** The service as its callers see it, with the snapshots that other services would publish. */
export class World {
  private version = 1;

  private constructor(
    readonly service: TestService,
    readonly clock: FakeClock,
  ) {}

  static async start(
    options: { peers?: Record<string, Peer[]>; env?: Record<string, string> } = {},
  ): Promise<World> {
    const clock = fakeClock(START);
    const service = await startTestService(ReservationModule, { name: 'reservation', clock, ...options });
    return new World(service, clock);
  }

  /** Another process of the service, on the same database. */
  async second(peers: Record<string, Peer[]> = {}): Promise<World> {
    const { database, bus } = this.service;
    const { clock } = this;
    const options = { name: 'reservation', clock, database, bus, peers };
    const service = await startTestService(ReservationModule, options);
    return new World(service, clock);
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  bookings(actor: Actor | string) {
    return this.service.as(actorOf(actor)).connect(reservation.BookingServiceClient);
  }

  messages(actor: Actor | string) {
    return this.service.as(actorOf(actor)).connect(messages.MessageServiceClient);
  }

  stocktakings(actor: Actor | string) {
    return this.service.as(actorOf(actor)).connect(stocktakings.StocktakingServiceClient);
  }

  schedules(actor: Actor | string) {
    return this.service.as(actorOf(actor)).connect(reservation.ScheduleServiceClient);
  }

  replicas() {
    return this.service.as(SYSTEM).connect(reservation.ReplicaServiceClient);
  }

  /** An account, new or changed; answers its id. */
  async user({
    id = newId(),
    rules = {},
    ...more
  }: Partial<identityEvents.UserChanged> & { rules?: Rules } = {}) {
    const lenderRules = { ...RULES, ...rules };
    const user = identityEvents.UserChanged.fromPartial({
      name: 'Hana',
      timeZone: 'Asia/Tokyo',
      ...more,
      id,
      lenderRules,
    });
    await this.replicas().applyUser({ user: { ...user, version: this.version++ } });
    return id;
  }

  /** Creates or changes a good; for public use unless overridden. */
  async good(
    ownerId: string,
    {
      id = newId(),
      terms = {},
      ...more
    }: Partial<Omit<catalogEvents.GoodChanged, 'terms'>> & { terms?: Terms } = {},
  ) {
    const good = catalogEvents.GoodChanged.fromPartial({
      title: 'Camera',
      isPublicUse: true,
      ...more,
      id,
      ownerId,
    });
    await this.replicas().applyGood({
      good: { ...good, terms: { ...TERMS, ...terms }, version: this.version++ },
    });
    return id;
  }

  async group(ownerId: string, more: Partial<identityEvents.GroupChanged> = {}) {
    const id = more.id ?? newId();
    const group = identityEvents.GroupChanged.fromPartial({ name: 'Photo club', ...more, id, ownerId });
    await this.replicas().applyGroup({ group: { ...group, version: this.version++ } });
    return id;
  }

  async member(groupId: string, userId: string, more: Partial<identityEvents.MembershipChanged> = {}) {
    const id = more.id ?? newId();
    const membership = identityEvents.MembershipChanged.fromPartial({ ...more, id, groupId, userId });
    await this.replicas().applyMembership({ membership: { ...membership, version: this.version++ } });
    return id;
  }

  async manager(accountId: string, userId: string) {
    const manager = identityEvents.ManagerChanged.fromPartial({ id: newId(), accountId, userId });
    await this.replicas().applyManager({ manager: { ...manager, version: this.version++ } });
  }

  /** Books days; answers the booking. */
  async book(
    actor: Actor | string,
    goodId: string,
    startDate: string,
    endDate = startDate,
    more: Partial<reservation.CreateBookingRequest> = {},
  ): Promise<reservation.Booking> {
    const { booking } = await this.bookings(actor).createBooking(request(goodId, startDate, endDate, more));
    return booking as reservation.Booking;
  }

  /** Returns the published changes of a good's bookings, in order: `CREATED`, `RETURNED`, … */
  async changesOf(goodId: string): Promise<string[]> {
    return (await this.eventsOf(goodId)).map(({ change }) => change);
  }

  /** The same whole, each change by its short name. */
  async eventsOf(goodId: string) {
    await this.service.drain();
    const events = await this.service.published('kashikari.reservation.booking.v1');
    return events
      .filter(({ key }) => key === goodId)
      .map(({ data }) => {
        const { change, ...event } = reservationEvents.BookingChanged.fromJSON(data);
        return { ...event, change: change.replace('BOOKING_CHANGE_', '') };
      });
  }

  /** Sets business time. */
  at(time: string): void {
    this.clock.set(Date.parse(time));
  }
}

export function request(
  goodId: string,
  startDate: string,
  endDate = startDate,
  more: Partial<reservation.CreateBookingRequest> = {},
): reservation.CreateBookingRequest {
  const range = days(startDate, endDate);
  return { goodId, range, quantity: 1, memo: '', userId: '', scannedCode: '', method: undefined, ...more };
}

/** Returns the occupied times of a good, one row each. */
export function busyOf(schedule: reservation.Schedule | undefined) {
  const { bookingIds = '', userIds = '', mine = [], state = [] } = schedule?.busy ?? {};
  const [bookings, users] = [unpackIds(bookingIds), unpackIds(userIds)];
  return mine.map((own, at) => ({
    ...{ mine: own, bookingId: bookings[at]!, userId: users[at]! },
    state: textOf(SETS.busyState, state[at]),
  }));
}

export function days(startDate: string, endDate = startDate): reservation.Range {
  return { startDate, endDate, startAt: undefined, endAt: undefined };
}

export function hours(startAt: string, endAt: string): reservation.Range {
  return { startDate: '', endDate: '', startAt: new Date(startAt), endAt: new Date(endAt) };
}

/** `ok`, or the code that a call is refused with. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  return (await refusalOf(call))?.code ?? 'ok';
}

export async function refusalOf(call: Promise<unknown>): Promise<DomainError['refusal'] | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.refusal;
    throw error;
  }
}

function actorOf(actor: Actor | string): Actor {
  return typeof actor === 'string' ? { kind: 'user', userId: actor } : actor;
}

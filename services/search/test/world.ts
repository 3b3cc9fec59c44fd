import {
  analytics,
  billingEvents,
  catalogEvents,
  identityEvents,
  reservationEvents,
  search,
  stocks,
} from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import type { OutgoingEvent } from '@kashikari/platform';
import { fakeClock, serve, startTestService, type TestServiceOptions } from '@kashikari/platform/testing';
import { SearchModule } from '../src/search.module';

const { BookingChange } = reservationEvents;

/** Monday noon in Tokyo. */
export const NOON = Date.parse('2026-04-06T12:00:00+09:00');

export const TABLES = [
  'good',
  'good_words',
  'booking',
  'activity',
  'popularity',
  'account',
  'lending_group',
  'membership',
  'manager',
  'payment',
];

/** Records per page of the doubles. */
const PAGE = 2;

/** Doubles of the services that own the records: each topic has the newest event of each id. */
export function ownersOf() {
  const newest = new Map<string, Map<string, OutgoingEvent>>();
  const down = new Set<string>();
  const asked: string[] = [];
  const listSnapshots = ({ topic, after }: stocks.ListSnapshotsRequest) => {
    asked.push(`${topic} ${after}`);
    if (down.has(topic)) return Promise.reject(new Error(`${topic} is down`));
    const records = [...(newest.get(topic) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    const page = records.filter(([id]) => id > after).slice(0, PAGE);
    return Promise.resolve({
      snapshots: page.map(([, { key, type, data }]) => ({
        ...{ key, type, value: JSON.stringify(data) },
        time: new Date(NOON),
      })),
      next: page.length < PAGE ? '' : page.at(-1)![0],
    });
  };
  const peer = [serve(stocks.StockServiceService, { listSnapshots })];
  return {
    ...{ down, asked, peers: { identity: peer, catalog: peer, reservation: peer, billing: peer } },
    add(...events: readonly OutgoingEvent[]): void {
      for (const event of events) {
        const records = newest.get(event.topic) ?? new Map<string, OutgoingEvent>();
        newest.set(event.topic, records.set((event.data as { id: string }).id, event));
      }
    },
  };
}

type More = Pick<TestServiceOptions, 'bus' | 'database'>;

/** Starts a search service that consumes test events. Their owners have the newest of them in stock. */
export async function startSearch(more: More = {}, owners = ownersOf()) {
  const clock = fakeClock(NOON);
  const service = await startTestService(SearchModule, {
    name: 'search',
    clock,
    peers: owners.peers,
    ...more,
  });
  return {
    ...{ owners, service },
    clock,
    async tell(...events: OutgoingEvent[]): Promise<void> {
      owners.add(...events);
      await service.publish(...events);
      await service.drain();
    },
    /** Empties the index, for a service that several tests share. */
    async forget(): Promise<void> {
      for (const table of TABLES) await service.db.read(`delete from ${table}`);
    },
    count(asked: Partial<analytics.GetDailyCountsRequest>, actor: Actor) {
      return service
        .as(actor)
        .connect(analytics.AnalyticsServiceClient)
        .getDailyCounts(analytics.GetDailyCountsRequest.create(asked));
    },
    find(asked: Partial<search.SearchGoodsRequest>, actor: Actor = { kind: 'visitor' }) {
      return service
        .as(actor)
        .connect(search.SearchServiceClient)
        .searchGoods(search.SearchGoodsRequest.create(asked));
    },
  };
}

export type World = Awaited<ReturnType<typeof startSearch>>;

export const userActor = (userId: string): Actor => ({ kind: 'user', userId });

/** A good of `lender` in no group, seen by everybody. */
export function good(fields: Partial<catalogEvents.GoodChanged> & { id: string }): OutgoingEvent {
  const { terms, ...rest } = fields;
  const data = catalogEvents.GoodChanged.create({
    version: 1,
    title: fields.id,
    ownerId: 'lender',
    isPublic: true,
    createdAt: new Date(NOON),
    changedAt: new Date(NOON),
    ...rest,
    terms: catalogEvents.GoodTerms.create({ quantity: 1, ...terms }),
  });
  return {
    topic: 'kashikari.catalog.good.v1',
    key: data.id,
    type: 'kashikari.catalog.v1.GoodChanged',
    data: catalogEvents.GoodChanged.toJSON(data),
  };
}

export function user(
  fields: Partial<identityEvents.UserChanged> & { id: string },
  rules: Partial<identityEvents.LenderRules> = {},
): OutgoingEvent {
  const data = identityEvents.UserChanged.create({
    version: 1,
    timeZone: 'Asia/Tokyo',
    ...fields,
    lenderRules: identityEvents.LenderRules.create(rules),
  });
  return identityEvent('user', data.id, 'UserChanged', identityEvents.UserChanged.toJSON(data));
}

export function group(fields: Partial<identityEvents.GroupChanged> & { id: string }): OutgoingEvent {
  const data = identityEvents.GroupChanged.create({
    version: 1,
    slug: fields.id,
    ownerId: 'lender',
    ...fields,
  });
  return identityEvent('group', data.id, 'GroupChanged', identityEvents.GroupChanged.toJSON(data));
}

export function member(
  userId: string,
  groupId: string,
  fields: Partial<identityEvents.MembershipChanged> = {},
): OutgoingEvent {
  const data = identityEvents.MembershipChanged.create({
    id: `${userId} in ${groupId}`,
    version: 1,
    userId,
    groupId,
    ...fields,
  });
  return identityEvent(
    'membership',
    userId,
    'MembershipChanged',
    identityEvents.MembershipChanged.toJSON(data),
  );
}

export function manager(
  userId: string,
  accountId: string,
  fields: Partial<identityEvents.ManagerChanged> = {},
): OutgoingEvent {
  const id = `${userId} for ${accountId}`;
  const data = identityEvents.ManagerChanged.create({ id, version: 1, userId, accountId, ...fields });
  return identityEvent('manager', accountId, 'ManagerChanged', identityEvents.ManagerChanged.toJSON(data));
}

function identityEvent(entity: string, key: string, message: string, data: unknown): OutgoingEvent {
  return { topic: `kashikari.identity.${entity}.v1`, key, type: `kashikari.identity.v1.${message}`, data };
}

/** The catalog's numbers of a good for the order `popular`, as of today's midnight. */
export function popularity(fields: Partial<catalogEvents.PopularityChanged> & { id: string }): OutgoingEvent {
  const version = Math.floor(NOON / 86_400_000);
  const data = catalogEvents.PopularityChanged.create({ version, ...fields });
  return {
    topic: 'kashikari.catalog.popularity.v1',
    key: data.id,
    type: 'kashikari.catalog.v1.PopularityChanged',
    data: catalogEvents.PopularityChanged.toJSON(data),
  };
}

/** A booking from `from` to `until` (instants), claimed for the same range unless said otherwise. */
export function booking(
  fields: Partial<reservationEvents.BookingChanged> & { id: string; goodId: string },
  from: string,
  until: string,
): OutgoingEvent {
  const state = fields.state ?? 'reserved';
  const data = reservationEvents.BookingChanged.create({
    version: 1,
    change: BookingChange.BOOKING_CHANGE_CREATED,
    quantity: 1,
    startAt: new Date(from),
    endAt: new Date(until),
    occFrom: new Date(from),
    occUntil: new Date(until),
    changedAt: new Date(NOON),
    live: state === 'reserved' || state === 'handed_over',
    ...fields,
    state,
  });
  return {
    topic: 'kashikari.reservation.booking.v1',
    key: data.goodId,
    type: 'kashikari.reservation.v1.BookingChanged',
    data: reservationEvents.BookingChanged.toJSON(data),
  };
}

/** A payment to `lender`, with all money that it has moved. */
export function payment(
  fields: Partial<billingEvents.PaymentChanged> & { id: string },
  ...moves: (readonly [at: string, amount: number])[]
): OutgoingEvent {
  const data = billingEvents.PaymentChanged.create({
    version: 1,
    payeeId: 'lender',
    moves: moves.map(([at, amount]) => ({ at: new Date(at), amount })),
    ...fields,
  });
  return {
    topic: 'kashikari.billing.payment.v1',
    key: data.bookingId || 'payer',
    type: 'kashikari.billing.v1.PaymentChanged',
    data: billingEvents.PaymentChanged.toJSON(data),
  };
}

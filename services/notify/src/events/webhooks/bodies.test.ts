import { readFileSync } from 'node:fs';
import { billingEvents, catalogEvents, identityEvents, reservationEvents } from '@kashikari/contracts';
import { WEBHOOK_EVENTS } from '@kashikari/kernel';
import { newId, type Received, type Tx } from '@kashikari/platform';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { pingOf } from '../../domain/webhooks/ping';
import { bodyAtOnce } from '../../domain/webhooks/requests';
import { DeliverBookingChanges } from './on-booking-changed';
import { DeliverComments } from './on-comment-changed';
import { DeliverGoodChanges } from './on-good-changed';
import { DeliverMemberships } from './on-membership-changed';
import { DeliverMessages } from './on-message-written';
import { DeliverPayments } from './on-payment-changed';
import { DeliverPosts } from './on-post-changed';
import { DeliverOverdue } from './on-reminder-due';
import { DeliverStocktakings } from './on-stocktaking-finished';
import { DeliverOffers } from './on-wait-changed';

const at = new Date('2026-11-24T03:00:00Z');
const [id, version] = [newId(), 1];

/** Names and texts of events: no body has one. */
const WORDS = ['プロジェクター', '写真部', '秋の棚卸し'];
const [goodTitle, groupName, periodName] = WORDS as [string, string, string];

const range = {
  startAt: at,
  endAt: new Date('2026-11-25T03:00:00Z'),
  startDate: '2026-11-24',
  endDate: '2026-11-25',
};
const loan = { goodId: newId(), goodTitle, lenderId: newId(), borrowerId: newId(), quantity: 2, ...range };

const { BookingChanged, ReminderDue, WaitChanged, MessageWritten, StocktakingFinished } = reservationEvents;

/** No statement runs in it. */
const NO_TX = undefined as never;

/** Returns the news that a handler writes about an event. A function stands for the queue: nothing is sent here. */
async function newsOf<T>(
  Handler: new (writing: WriteDeliveries) => { handle(events: Received<T>[], tx: Tx): Promise<void> },
  data: T,
): Promise<readonly News[]> {
  const written: News[] = [];
  const writing = { run: (news: readonly News[]) => Promise.resolve(void written.push(...news)) };
  const event = { id: newId(), type: 'test', key: id, data, time: at } as unknown as Received<T>;
  await new Handler(writing as unknown as WriteDeliveries).handle([event], NO_TX);
  return written;
}

async function all(): Promise<News[]> {
  const bookings = Object.values(reservationEvents.BookingChange).map((change) => {
    const own = {
      id,
      version,
      change,
      changedAt: at,
      state: 'reserved',
      seriesId: newId(),
      returnedAt: at,
    };
    return newsOf(DeliverBookingChanges, BookingChanged.create({ ...own, ...loan }));
  });
  const goods = [{ version: 1 }, { version: 2 }, { version: 3, deleted: true }].map((fields) => {
    const own = { id, ownerId: newId(), groupIds: [newId()], title: goodTitle, createdAt: at, changedAt: at };
    return newsOf(DeliverGoodChanges, catalogEvents.GoodChanged.create({ ...own, ...fields }));
  });
  const members = [false, true].map((deleted) => {
    const own = { id, version, deleted, groupId: newId(), userId: newId(), joinedAt: at, changedAt: at };
    return newsOf(DeliverMemberships, identityEvents.MembershipChanged.create(own));
  });
  const payments = (['PAID', 'FAILED', 'REFUNDED'] as const).map((change) => {
    const own = { id, version, payerId: newId(), payeeId: newId(), amount: 500, refund: 200, changedAt: at };
    const about = { bookingId: newId(), goodId: loan.goodId, goodTitle, groupName };
    return newsOf(
      DeliverPayments,
      billingEvents.PaymentChanged.create({
        ...{ ...own, ...about, change: billingEvents.PaymentChange[`PAYMENT_CHANGE_${change}`] },
        status: billingEvents.PaymentStatus.PAYMENT_STATUS_SUCCEEDED,
      }),
    );
  });
  const offer = { id, version, ...loan, userId: newId(), state: 'offered', answerBy: at, changedAt: at };
  const post = { id, version, groupId: newId(), userId: newId(), createdAt: at, changedAt: at };
  const period = {
    id,
    version,
    groupId: newId(),
    name: periodName,
    closedBy: newId(),
    closedAt: at,
    match: 3,
  };
  const late = { kind: reservationEvents.ReminderKind.REMINDER_KIND_OVERDUE, lenderId: newId(), dueAt: at };
  const news = await Promise.all([
    ...[...bookings, ...goods, ...members, ...payments],
    newsOf(
      DeliverOverdue,
      ReminderDue.create({
        ...{ ...late, borrowerId: newId() },
        bookings: [reservationEvents.RemindedBooking.create({ id, overdueInDays: 1, ...loan })],
      }),
    ),
    newsOf(
      DeliverOffers,
      WaitChanged.create({ ...offer, change: reservationEvents.WaitChange.WAIT_CHANGE_OFFERED }),
    ),
    newsOf(
      DeliverMessages,
      MessageWritten.create({
        id,
        ...loan,
        bookingId: newId(),
        authorId: newId(),
        side: 'group',
        writtenAt: at,
      }),
    ),
    newsOf(
      DeliverComments,
      catalogEvents.CommentChanged.create({ ...post, goodId: newId(), ownerId: newId() }),
    ),
    newsOf(DeliverPosts, identityEvents.PostChanged.create(post)),
    newsOf(DeliverStocktakings, StocktakingFinished.create(period)),
  ]);
  return [...news.flat(), pingOf(id, at.getTime(), at.getTime())];
}

interface Schema {
  properties?: Record<string, Schema>;
  $ref?: string;
}
const openApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
  components: { schemas: Record<string, Schema> };
};

test('every signed body is what OpenAPI’s webhooks say, with no further field and no name, title or text', async () => {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema(openApi, 'openapi');
  const news = await all();
  expect([...new Set(news.map(({ event }) => event))].sort()).toEqual([...WEBHOOK_EVENTS].sort());
  for (const one of news) {
    const { schema } = openApi.webhooks[one.event]!.post.requestBody.content['application/json']!;
    const text = bodyAtOnce('standard', one)!;
    const body = JSON.parse(text) as { data: object };
    const at = `openapi#/webhooks/${one.event}/post/requestBody/content/application~1json/schema`;
    const valid = ajv.compile({ $ref: at });
    expect({ event: one.event, fits: valid(body), errors: valid.errors }).toMatchObject({ fits: true });
    const { $ref, ...own } = schema.properties!.data!;
    const data = $ref ? openApi.components.schemas[$ref.split('/').at(-1)!]! : own;
    expect(Object.keys(data.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(body.data)));
    for (const word of WORDS) expect(text).not.toContain(word);
  }
});

test('a post is news once: not when it is changed, pinned or deleted', async () => {
  const post = { id, groupId: newId(), userId: newId(), createdAt: at, changedAt: at };
  const changes = [{ version: 1 }, { version: 2, pin: true }, { version: 3, deleted: true }];
  const news = changes.map((change) =>
    newsOf(DeliverPosts, identityEvents.PostChanged.create({ ...post, ...change })),
  );
  expect((await Promise.all(news)).map((one) => one.length)).toEqual([1, 0, 0]);
});

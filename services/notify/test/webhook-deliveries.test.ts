import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import {
  catalog,
  catalogEvents,
  enumOf,
  identityEvents,
  reservationEvents,
  SETS,
  webhooks,
} from '@kashikari/contracts';
import type { Actor, WebhookEvent, WebhookProvider } from '@kashikari/kernel';
import { newId, type OutgoingEvent } from '@kashikari/platform';
import { eventually, serve } from '@kashikari/platform/testing';
import { WebhookDispatcher } from '../src/app/webhooks/webhook-dispatcher';
import { startReceiver, type Receiver } from './webhook-receiver';
import { booking, PEOPLE, startNotify, type World } from './world';

const HOUR = 60 * 60_000;
const GROUP = newId();
const LENDER = 'media';

let world: World;
let receiver: Receiver;
const groupsOfGoods = new Map<string, string[]>();
const lender = () => {
  const actor: Actor = { kind: 'user', userId: LENDER, sessionId: 'session' };
  return world.service.as(actor).connect(webhooks.WebhookServiceClient);
};

async function make(provider: WebhookProvider, fields: Partial<webhooks.CreateWebhookRequest> = {}) {
  const events: WebhookEvent[] = [
    'booking.created',
    'booking.returned',
    'good.created',
    'membership.created',
  ];
  const { webhook } = await lender().createWebhook(
    webhooks.CreateWebhookRequest.create({
      provider: enumOf(SETS.webhookProvider, provider),
      url: receiver.url,
      events: events.map((event) => enumOf(SETS.webhookEvent, event)),
      locale: enumOf(SETS.locale, 'en'),
      ...fields,
    }),
  );
  return webhook!;
}
const get = async (id: string) => (await lender().getWebhook({ id })).webhook!;
const deliveriesOf = async (webhookId: string) =>
  (
    await lender().listWebhookDeliveries({
      webhookId,
      state: webhooks.WebhookDeliveryState.WEBHOOK_DELIVERY_STATE_UNSPECIFIED,
      page: { page: 1, perPage: 100 },
    })
  ).deliveries;

/** Consumes events and sends what is due. */
async function settle(): Promise<void> {
  await world.service.drain();
  await world.service.get(WebhookDispatcher).idle();
  await world.settle();
}
async function happens(...events: OutgoingEvent[]): Promise<void> {
  await world.service.publish(...events);
  await settle();
}
const booked = (id: string, fields = {}) => booking({ id, lenderId: LENDER, ...fields });

beforeAll(async () => {
  receiver = await startReceiver();
  world = await startNotify(
    { WEB_PUSH_TO_PRIVATE: '1' },
    {
      catalog: [
        serve(catalog.GoodServiceService, {
          getGoodFacts: ({ ids }) =>
            Promise.resolve({
              goods: ids.map((id) =>
                catalogEvents.GoodChanged.create({ id, groupIds: groupsOfGoods.get(id) ?? [] }),
              ),
            }),
        }),
      ],
    },
  );
  world.ownGroups.push(
    identityEvents.GroupChanged.create({ id: GROUP, version: 1, name: 'Media', ownerId: LENDER }),
  );
});
afterAll(async () => {
  await world.service.stop();
  await receiver.stop();
});
afterEach(async () => {
  await world.service.db.read('delete from webhook');
  receiver.received.splice(0);
  receiver.state.answers = () => ({ status: 204 });
});

describe('a delivery', () => {
  it('carries ids, states and times, signed with the secret, and is sent once per event', async () => {
    const { secret } = await make('standard');
    await happens(booked('b1'));
    expect(receiver.received).toHaveLength(1);
    const { headers, body } = receiver.received[0]!;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(JSON.parse(body)).toMatchObject({
      type: 'booking.created',
      data: { id: 'b1', good_id: 'good-1', state: 'reserved', version: 1, start_date: '2026-11-24' },
    });
    expect(body).not.toMatch(/プロジェクター|山田/);
  });

  it('goes only to the account that lends, for events that it chose', async () => {
    await make('standard');
    await happens(booked('b2', { lenderId: 'taro' }));
    await happens(booked('b3', { change: reservationEvents.BookingChange.BOOKING_CHANGE_HANDED_OVER }));
    expect(receiver.received).toEqual([]);
  });

  it('to a chat says the title, the days and the name, without mentions', async () => {
    await make('slack');
    await make('discord');
    await happens(booked('b4', { borrowerId: 'ann', goodTitle: 'Camera & <!here>' }));
    const bodies = receiver.received.map(({ body }) => JSON.parse(body) as Record<string, string>);
    const slack = bodies.find(({ text }) => text)!;
    expect(slack.text).toContain('booked Camera &amp; &lt;!here&gt;: Tue 24 – Fri 27 Nov');
    expect(slack.text).toContain('Ann &lt;b&gt;Smith&lt;/b&gt;');
    const discord = bodies.find(({ content }) => content)!;
    expect(discord.allowed_mentions).toEqual({ parse: [] });
  });

  it('of a webhook limited to a group is sent only for goods of that group', async () => {
    const { id } = await make('standard', { groupId: GROUP });
    groupsOfGoods.set('inside', [GROUP]);
    await happens(booked('b5', { goodId: 'inside' }), booked('b6', { goodId: 'outside' }));
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.id)).toEqual(['b5']);
    expect(await deliveriesOf(id)).toHaveLength(1);
  });

  it('of a group goes to its owner', async () => {
    await make('standard');
    const joinedAt = new Date(world.clock.now());
    const member = { id: newId(), version: 1, groupId: GROUP, userId: 'taro', joinedAt, changedAt: joinedAt };
    await happens({
      topic: 'kashikari.identity.membership.v1',
      key: 'taro',
      type: 'kashikari.identity.v1.MembershipChanged',
      data: identityEvents.MembershipChanged.toJSON(identityEvents.MembershipChanged.create(member)),
    });
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['membership.created']);
  });
});

it('is accepted by the receiver of the documentation, and a forged one is not', async () => {
  const free = await startReceiver();
  const { port } = new URL(free.url);
  await free.stop();
  const url = `http://127.0.0.1:${port}/`;
  const { secret, id } = await make('standard', { url });
  const script = path.join(__dirname, '../../../examples/webhook-receiver/receiver.mjs');
  const example = spawn(process.execPath, [script], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await eventually(async () => {
      const forged = await fetch(url, { method: 'POST', body: '{}', headers: { 'webhook-id': 'a' } });
      expect(forged.status).toBe(401);
    });
    const printed = once(example.stdout, 'data') as Promise<[Buffer]>;
    await lender().testWebhook({ id });
    await settle();
    expect(JSON.parse((await printed)[0].toString())).toMatchObject({ type: 'ping', data: {} });
  } finally {
    example.kill();
  }
});

describe('a failing receiver', () => {
  it('is tried for 76 hours, one delivery at a time, then disabled with one mail; enabling sends in order', async () => {
    const { id } = await make('standard');
    receiver.state.answers = () => ({ status: 503, text: 'try later' });
    const start = world.clock.now();
    await happens(booked('c1'));
    await happens(booked('c2'));
    const tries = [world.clock.now() - start];
    for (let wait = (await get(id)).nextAt; wait; wait = (await get(id)).nextAt) {
      const before = receiver.received.length;
      world.clock.set(wait.getTime() - 1);
      await settle();
      expect(receiver.received).toHaveLength(before);
      world.clock.set(wait.getTime());
      await settle();
      expect(receiver.received).toHaveLength(before + 1);
      tries.push(world.clock.now() - start);
    }
    expect(tries).toHaveLength(10);
    expect(tries[9]! / HOUR).toBeGreaterThanOrEqual(75.58);
    expect(tries[9]! / HOUR).toBeLessThanOrEqual(75.59 * 1.1);
    const disabled = await get(id);
    expect(disabled).toMatchObject({ state: 'WEBHOOK_STATE_DISABLED', errorCount: 10, waiting: 2 });
    expect(disabled.lastError).toMatchObject({ code: 'status', status: 503, text: 'try later' });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    const mails = (await world.sent(PEOPLE.media.email)).filter(({ subject }) => /Webhook/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('503 try later');

    receiver.state.answers = () => ({ status: 204 });
    receiver.received.splice(0);
    await lender().enableWebhook({ id });
    await settle();
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.id)).toEqual(['c1', 'c2']);
    expect(await get(id)).toMatchObject({ state: 'WEBHOOK_STATE_ACTIVE', waiting: 0, errorCount: 0 });
  });

  it('is disabled at once if it is gone, and enabled by a test that succeeds', async () => {
    const { id } = await make('standard');
    receiver.state.answers = () => ({ status: 410 });
    await happens(booked('d1'));
    expect((await get(id)).state).toBe('WEBHOOK_STATE_DISABLED');
    const [delivery] = await deliveriesOf(id);
    const again = lender().redeliverWebhook({ webhookId: id, deliveryId: delivery!.id });
    await expect(again).rejects.toMatchObject({ refusal: { code: 'webhook.disabled' } });
    receiver.state.answers = () => ({ status: 200 });
    receiver.received.splice(0);
    await lender().testWebhook({ id });
    await settle();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['ping', 'booking.created']);
    expect((await get(id)).state).toBe('WEBHOOK_STATE_ACTIVE');
  });

  it('gets a test that fails once, and nothing changes', async () => {
    const { id } = await make('standard');
    receiver.state.answers = () => ({ status: 302, headers: { location: receiver.url } });
    await lender().testWebhook({ id });
    await settle();
    const webhook = await get(id);
    expect([webhook.state, webhook.lastError?.code]).toEqual(['WEBHOOK_STATE_ACTIVE', 'redirect']);
    expect(receiver.received).toHaveLength(1);
    expect((await deliveriesOf(id))[0]!.state).toBe('WEBHOOK_DELIVERY_STATE_FAILED');
  });

  it('is not asked again before its Retry-After', async () => {
    const { id } = await make('standard');
    receiver.state.answers = () => ({ status: 429, headers: { 'retry-after': '3600' } });
    const now = world.clock.now();
    await happens(booked('e1'));
    expect((await get(id)).nextAt!.getTime()).toBe(now + HOUR);
  });

  it('loses the oldest beyond 1,000, and chat news of two hours ago', async () => {
    const { id } = await make('slack');
    receiver.state.answers = () => ({ status: 500 });
    await happens(...Array.from({ length: 1_002 }, (_, at) => booked(`f${at}`)));
    expect(await get(id)).toMatchObject({ waiting: 1_000, dropped: 2 });
    world.clock.set(world.clock.now() + 3 * HOUR);
    await settle();
    expect(await get(id)).toMatchObject({ waiting: 0, dropped: 1_002 });
  });
});

it('ends with its group, and with its account', async () => {
  const { id } = await make('standard', { groupId: GROUP });
  await happens({
    topic: 'kashikari.identity.group.v1',
    key: GROUP,
    type: 'kashikari.identity.v1.GroupChanged',
    data: identityEvents.GroupChanged.toJSON(
      identityEvents.GroupChanged.create({ id: GROUP, version: 2, name: 'Media', ownerId: 'taro' }),
    ),
  });
  await expect(get(id)).rejects.toMatchObject({ refusal: { code: 'not_found' } });
  await make('standard');
  await happens({
    topic: 'kashikari.identity.user.v1',
    key: LENDER,
    type: 'kashikari.identity.v1.UserChanged',
    data: identityEvents.UserChanged.toJSON(
      identityEvents.UserChanged.create({ id: LENDER, version: 9, deleted: true }),
    ),
  });
  expect(await world.service.db.read('select from webhook')).toEqual([]);
});

import type { components } from '../../../packages/web-kit/src/api/schema';
import { WEBHOOK_ID, idOf, meta } from './fixtures';
import { http } from './server';

type Schemas = components['schemas'];
export type Webhook = Schemas['Webhook'];
export type Delivery = Schemas['WebhookDelivery'];

const LONG_AGO = '2031-04-01T00:00:00Z';

/** A webhook of an own system that works. */
export function webhook(fields: Partial<Webhook> = {}): Webhook {
  return {
    id: WEBHOOK_ID,
    provider: 'standard',
    url: 'daicho.example…ooks',
    token: null,
    to: null,
    events: ['booking.created', 'booking.returned'],
    group_id: null,
    locale: 'en',
    state: 'active',
    error_count: 0,
    last_error: null,
    next_at: null,
    waiting: 0,
    oldest_waiting_at: null,
    dropped: 0,
    disabled_at: null,
    succeeded_at: '2031-05-13T00:12:00Z',
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    secret: null,
    ...fields,
  };
}

/** A webhook of a chat that was stopped because its token is refused. */
export function stopped(fields: Partial<Webhook> = {}): Webhook {
  return webhook({
    provider: 'chatwork',
    url: 'api.chatwork.com',
    token: '…7Qk1',
    to: '21408',
    state: 'disabled',
    error_count: 10,
    last_error: { code: 'status', status: 401, text: 'Invalid API token', at: '2031-05-12T05:02:00Z' },
    waiting: 31,
    oldest_waiting_at: '2031-05-11T09:20:00Z',
    dropped: 2,
    disabled_at: '2031-05-12T05:02:00Z',
    ...fields,
  });
}

export function delivery(fields: Partial<Delivery> = {}): Delivery {
  return {
    id: idOf(82),
    event: 'booking.returned',
    state: 'waiting',
    attempts: 2,
    tries: [
      { at: '2031-05-13T01:12:03Z', status: null, error: 'timeout' },
      { at: '2031-05-13T01:12:08Z', status: 503, error: 'status' },
    ],
    status: 503,
    next_at: '2031-05-13T01:47:00Z',
    created_at: '2031-05-13T01:12:00Z',
    delivered_at: null,
    body: { type: 'booking.returned', data: { version: 6 } },
    ...fields,
  };
}

/** Mocks the webhooks of the signed-in account. */
export function webhooksAt(all: readonly Webhook[]) {
  return [
    http.get('/webhooks', ({ response }) => response(200).json({ webhooks: [...all] })),
    http.get('/webhooks/{id}', ({ params, response }) => {
      const webhook = all.find(({ id }) => id === params.id);
      return response(200).json({ webhook: webhook ?? all[0]! });
    }),
  ];
}

/** Mocks the deliveries of a webhook, filtered by state. */
export function deliveriesAt(all: readonly Delivery[]) {
  return http.get('/webhooks/{id}/deliveries', ({ query, response }) => {
    const deliveries = all.filter(({ state }) => !query.get('state') || query.get('state') === state);
    return response(200).json({ deliveries, meta: meta(deliveries.length) });
  });
}

import { enumOf, SETS, webhooks } from '@kashikari/contracts';
import { toMeta, toPageRequest } from '../mappers/paging';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { toDelivery } from './webhook.mapper';
import { deliveryPath, deliveryQuery, WebhookDeliveryAnswer, WebhookDeliveryList } from './webhook.schema';

const tag = 'Webhooks';

const list = route(
  {
    method: 'get',
    path: '/webhooks/{id}/deliveries',
    operationId: 'listWebhookDeliveries',
    tag,
    summary: 'List the deliveries of a webhook',
    description: 'Deliveries of the last 30 days.',
    auth: 'required',
    params: byId('webhook'),
    query: deliveryQuery,
    answer: { status: 200, description: 'A page, newest first.', body: WebhookDeliveryList },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params: { id }, query, call, services }) => {
    const state =
      enumOf(SETS.webhookDeliveryState, query.state) ??
      webhooks.WebhookDeliveryState.WEBHOOK_DELIVERY_STATE_UNSPECIFIED;
    const { deliveries, page } = await services.webhooks.listWebhookDeliveries(
      { webhookId: id, state, page: toPageRequest(query) },
      call,
    );
    return { body: { deliveries: deliveries.map(toDelivery), meta: toMeta(query, page) } };
  },
);

const test = route(
  {
    method: 'post',
    path: '/webhooks/{id}/test',
    operationId: 'testWebhook',
    tag,
    summary: 'Test a webhook',
    description:
      'Sends the event `ping` once, also to a disabled webhook. If it succeeds, a disabled webhook is enabled.',
    auth: 'required',
    params: byId('webhook'),
    answer: { status: 202, description: 'The delivery; it is sent at once.', body: WebhookDeliveryAnswer },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params: { id }, call, services }) => {
    const { delivery } = await services.webhooks.testWebhook({ id }, call);
    return { body: { delivery: toDelivery(delivery) } };
  },
);

const redeliver = route(
  {
    method: 'post',
    path: '/webhooks/{id}/deliveries/{delivery_id}/redeliver',
    operationId: 'redeliverWebhook',
    tag,
    summary: 'Retry a webhook delivery',
    description: 'Sends it at once, with the same `webhook-id`.',
    auth: 'required',
    params: deliveryPath,
    answer: { status: 202, description: 'The delivery; it is sent at once.', body: WebhookDeliveryAnswer },
    refuses: ['webhook.disabled', 'not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    const { delivery } = await services.webhooks.redeliverWebhook(
      { webhookId: params.id, deliveryId: params.delivery_id },
      call,
    );
    return { body: { delivery: toDelivery(delivery) } };
  },
);

export const deliveryRoutes = [list, test, redeliver];

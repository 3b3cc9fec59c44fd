import { enumOf, SETS } from '@kashikari/contracts';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { toWebhook } from './webhook.mapper';
import { NewWebhook, WebhookAnswer, WebhookList, WebhookPatch, WebhookSecret } from './webhook.schema';

const tag = 'Webhooks';
const params = byId('webhook');

const FIELDS = ['validation.url', 'webhook.address', 'webhook.provider_fields'] as const;

const list = route(
  {
    method: 'get',
    path: '/webhooks',
    operationId: 'listWebhooks',
    tag,
    summary: 'List webhooks',
    description: 'The caller’s webhooks. Managers of the account do not see them.',
    auth: 'required',
    answer: { status: 200, description: 'The complete list, oldest first.', body: WebhookList },
    refuses: ['forbidden'],
  },
  async ({ call, services }) => {
    const { webhooks } = await services.webhooks.listWebhooks({}, call);
    return { body: { webhooks: webhooks.map(toWebhook) } };
  },
);

const create = route(
  {
    method: 'post',
    path: '/webhooks',
    operationId: 'createWebhook',
    tag,
    summary: 'Create a webhook',
    description:
      'Delivers events about what the caller lends and about the groups that it owns, from now on. An account has up to 20. `chatwork` and `line` need `token` and `to`; other providers take neither. Requests of `standard` are signed by Standard Webhooks 1.0; the response contains the `secret` this once.',
    auth: 'required',
    fresh: true,
    body: NewWebhook,
    answer: { status: 201, description: 'The new webhook.', body: WebhookAnswer },
    refuses: [...FIELDS, 'webhook.too_many', 'not_found', 'forbidden'],
  },
  async ({ body, call, services }) => {
    const { provider, url = '', token = '', to = '', events, group_id: groupId = '', locale } = body;
    const request = {
      provider: enumOf(SETS.webhookProvider, provider),
      ...{ url, token, to, groupId },
      events: events.map((event) => enumOf(SETS.webhookEvent, event)),
      locale: enumOf(SETS.locale, locale ?? call.locale),
    };
    const { webhook } = await services.webhooks.createWebhook(request, call);
    return { body: { webhook: toWebhook(webhook) } };
  },
);

const get = route(
  {
    method: 'get',
    path: '/webhooks/{id}',
    operationId: 'getWebhook',
    tag,
    summary: 'Get a webhook',
    auth: 'required',
    params,
    answer: { status: 200, description: 'The webhook.', body: WebhookAnswer },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params: { id }, call, services }) => {
    const { webhook } = await services.webhooks.getWebhook({ id }, call);
    return { body: { webhook: toWebhook(webhook) } };
  },
);

const update = route(
  {
    method: 'patch',
    path: '/webhooks/{id}',
    alsoPut: true,
    operationId: 'updateWebhook',
    tag,
    summary: 'Update a webhook',
    description: 'A new `url` or `token` needs a fresh sign-in. The provider cannot be changed.',
    auth: 'required',
    fresh: ['url', 'token'],
    params,
    body: WebhookPatch,
    answer: { status: 200, description: 'The webhook after the change.', body: WebhookAnswer },
    refuses: [...FIELDS, 'not_found', 'forbidden'],
  },
  async ({ params: { id }, body, call, services }) => {
    const { url, token, to, events = [], group_id: groupId, locale } = body;
    const request = {
      ...{ id, url, token, to },
      events: events.map((event) => enumOf(SETS.webhookEvent, event)),
      groupId: groupId === null ? '' : groupId,
      locale: locale && enumOf(SETS.locale, locale),
    };
    const { webhook } = await services.webhooks.updateWebhook(request, call);
    return { body: { webhook: toWebhook(webhook) } };
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/webhooks/{id}',
    operationId: 'deleteWebhook',
    tag,
    summary: 'Delete a webhook',
    auth: 'required',
    params,
    answer: { status: 204, description: 'Deleted with its deliveries.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params: { id }, call, services }) => {
    await services.webhooks.deleteWebhook({ id }, call);
    return {};
  },
);

const enable = route(
  {
    method: 'post',
    path: '/webhooks/{id}/enable',
    operationId: 'enableWebhook',
    tag,
    summary: 'Enable a webhook',
    description:
      'Waiting deliveries are sent, oldest first. Has no effect on a webhook that is not disabled.',
    auth: 'required',
    params,
    answer: { status: 200, description: 'The webhook.', body: WebhookAnswer },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params: { id }, call, services }) => {
    const { webhook } = await services.webhooks.enableWebhook({ id }, call);
    return { body: { webhook: toWebhook(webhook) } };
  },
);

const rotateSecret = route(
  {
    method: 'post',
    path: '/webhooks/{id}/rotate_secret',
    operationId: 'rotateWebhookSecret',
    tag,
    summary: 'Replace the secret of a webhook',
    description: 'For 24 hours, requests carry signatures of both secrets. For `standard` only.',
    auth: 'required',
    fresh: true,
    params,
    answer: { status: 200, description: 'The new secret, this once.', body: WebhookSecret },
    refuses: ['webhook.provider_fields', 'not_found', 'forbidden'],
  },
  async ({ params: { id }, call, services }) => {
    const { secret } = await services.webhooks.rotateWebhookSecret({ id }, call);
    return { body: { secret } };
  },
);

export const webhookRoutes = [list, create, get, update, remove, enable, rotateSecret];

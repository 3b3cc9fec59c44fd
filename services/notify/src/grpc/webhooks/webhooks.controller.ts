import { SETS, textOf, webhooks, wordOf } from '@kashikari/contracts';
import { DEFAULT_LOCALE, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManageDeliveries } from '../../app/webhooks/manage-deliveries';
import { ManageWebhooks } from '../../app/webhooks/manage-webhooks';
import { eventsOf, someEvents, toDeliveryMessage, toMessage } from './webhook-messages';

@GrpcController(webhooks.WebhookServiceService)
export class WebhooksController {
  constructor(
    private readonly managing: ManageWebhooks,
    private readonly deliveries: ManageDeliveries,
  ) {}

  async createWebhook(
    { provider, events, groupId, locale, ...target }: webhooks.CreateWebhookRequest,
    call: Call,
  ): Promise<webhooks.CreateWebhookResponse> {
    const webhook = await this.managing.create(
      {
        ...target,
        provider: wordOf(SETS.webhookProvider, provider),
        events: someEvents(events),
        groupId: groupId || null,
        locale: textOf(SETS.locale, locale) ?? DEFAULT_LOCALE,
      },
      call,
    );
    return { webhook: toMessage(webhook, webhook.target.secrets[0]?.key) };
  }

  async listWebhooks(
    _request: webhooks.ListWebhooksRequest,
    call: Call,
  ): Promise<webhooks.ListWebhooksResponse> {
    return { webhooks: (await this.managing.list(call)).map((one) => toMessage(one)) };
  }

  async getWebhook({ id }: webhooks.GetWebhookRequest, call: Call): Promise<webhooks.GetWebhookResponse> {
    return { webhook: toMessage(await this.managing.get(id, call)) };
  }

  async updateWebhook(
    { id, url, token, to, events, groupId, locale }: webhooks.UpdateWebhookRequest,
    call: Call,
  ): Promise<webhooks.UpdateWebhookResponse> {
    const patch = {
      ...(url !== undefined && { url }),
      ...(token !== undefined && { token }),
      ...(to !== undefined && { to }),
      ...(events.length > 0 && { events: eventsOf(events) }),
      ...(groupId !== undefined && { groupId: groupId || null }),
      ...(locale && { locale: wordOf(SETS.locale, locale) }),
    };
    return { webhook: toMessage(await this.managing.update(id, patch, call)) };
  }

  async deleteWebhook(
    { id }: webhooks.DeleteWebhookRequest,
    call: Call,
  ): Promise<webhooks.DeleteWebhookResponse> {
    await this.managing.remove(id, call);
    return {};
  }

  async testWebhook({ id }: webhooks.TestWebhookRequest, call: Call): Promise<webhooks.TestWebhookResponse> {
    return { delivery: toDeliveryMessage(await this.deliveries.test(id, call)) };
  }

  async enableWebhook(
    { id }: webhooks.EnableWebhookRequest,
    call: Call,
  ): Promise<webhooks.EnableWebhookResponse> {
    return { webhook: toMessage(await this.managing.enable(id, call)) };
  }

  async rotateWebhookSecret(
    { id }: webhooks.RotateWebhookSecretRequest,
    call: Call,
  ): Promise<webhooks.RotateWebhookSecretResponse> {
    return { secret: await this.managing.rotateSecret(id, call) };
  }

  async listWebhookDeliveries(
    { webhookId, state, page }: webhooks.ListWebhookDeliveriesRequest,
    call: Call,
  ): Promise<webhooks.ListWebhookDeliveriesResponse> {
    const asked = {
      page: Math.max(1, page?.page ?? 1),
      perPage: Math.min(Math.max(1, page?.perPage || 20), 100),
    };
    const filter = { state: textOf(SETS.webhookDeliveryState, state), ...asked };
    const { deliveries, total } = await this.deliveries.list(webhookId, filter, call);
    return { deliveries: deliveries.map(toDeliveryMessage), page: { ...asked, total } };
  }

  async redeliverWebhook(
    { webhookId, deliveryId }: webhooks.RedeliverWebhookRequest,
    call: Call,
  ): Promise<webhooks.RedeliverWebhookResponse> {
    return { delivery: toDeliveryMessage(await this.deliveries.redeliver(webhookId, deliveryId, call)) };
  }
}

import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, type Call } from '@kashikari/kernel';
import type { WebhookDelivery } from '../../domain/webhooks/webhook';
import { Webhooks, type DeliveryFilter, type DeliveryPage } from '../ports/webhooks';

/** Lists and repeats the deliveries of the caller's webhooks. */
@Injectable()
export class ManageDeliveries {
  constructor(private readonly webhooks: Webhooks) {}

  async list(webhookId: string, filter: DeliveryFilter, call: Call): Promise<DeliveryPage> {
    const webhook = await this.webhooks.get(webhookId, accountHolder(call));
    if (!webhook) throw notFound('webhook', webhookId);
    return this.webhooks.deliveries(webhookId, filter);
  }

  async test(webhookId: string, call: Call): Promise<WebhookDelivery> {
    const delivery = await this.webhooks.test(webhookId, accountHolder(call), call);
    if (!delivery) throw notFound('webhook', webhookId);
    return delivery;
  }

  async redeliver(webhookId: string, deliveryId: string, call: Call): Promise<WebhookDelivery> {
    const userId = accountHolder(call);
    const delivery = await this.webhooks.redeliver(webhookId, deliveryId, userId, call.now);
    if (!delivery) throw notFound('webhook_delivery', deliveryId);
    return delivery;
  }
}

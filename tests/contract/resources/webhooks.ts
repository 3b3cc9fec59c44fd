import { made, SECRET_WORD } from '../base';
import { resource } from '../resource';

const NEW = { provider: 'standard', url: 'https://hooks.example.org/kashikari', events: ['booking.created'] };

/** Addresses that receive events; the lender has one, with the delivery of a test. */
export const webhooks = resource({
  make: async ({ lender }) => {
    const url = `https://hooks.example.org/${SECRET_WORD}`;
    const webhook = await made(lender.api.post('/webhooks', { ...NEW, url }), 'webhook');
    const { body } = await lender.api.post(`/webhooks/${webhook.id}/test`, {});
    return { webhookId: webhook.id, deliveryId: body.delivery.id as string };
  },
  examples: {
    listWebhooks: () => ({}),
    createWebhook: ({ group }) => ({ body: { ...NEW, group_id: group.id, locale: 'en' } }),
    getWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
    updateWebhook: ({ webhookId }) => ({ params: { id: webhookId }, body: { events: ['ping'] } }),
    putWebhook: ({ webhookId }) => ({ params: { id: webhookId }, body: { events: ['ping'] } }),
    enableWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
    rotateWebhookSecret: ({ webhookId }) => ({ params: { id: webhookId } }),
    listWebhookDeliveries: ({ webhookId }) => ({ params: { id: webhookId } }),
    testWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
    redeliverWebhook: ({ webhookId, deliveryId }) => ({
      params: { id: webhookId, delivery_id: deliveryId },
    }),
    deleteWebhook: ({ webhookId }) => ({ params: { id: webhookId } }),
  },
});

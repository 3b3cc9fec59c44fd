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
  run: {
    'makes a webhook, tests it, sends again, and deletes it': async ({ lender, member }) => {
      const made = await lender.api.post('/webhooks', { ...NEW, locale: 'en' });
      const { secret, ...webhook } = made.body.webhook as { id: string; secret: string; url: string };
      expect([made.status, webhook.url]).toEqual([201, 'https://hooks.example.org/…kari']);
      expect(secret).toMatch(/^whsec_/);
      const path = `/webhooks/${webhook.id}`;
      expect((await member.api.get(path)).status).toBe(404);
      expect((await lender.api.get('/webhooks')).body.webhooks).toContainEqual({ ...webhook, secret: null });
      const { body: exported } = await lender.api.get(`/users/${lender.id}/export`);
      expect(exported.webhooks).toContainEqual({ ...webhook, secret: null });
      expect(JSON.stringify(exported)).not.toContain(secret);
      const unknown = await lender.api.patch(path, { events: ['booking.eaten'] });
      expect([unknown.status, unknown.body.code]).toEqual([400, 'validation']);
      const inside = await lender.api.patch(path, { url: 'https://169.254.169.254/' });
      expect(inside.body.errors.url[0].code).toBe('webhook.address');
      const changed = await lender.api.patch(path, { events: ['ping', 'good.created'] });
      expect(changed.body.webhook.events).toEqual(['ping', 'good.created']);
      expect((await lender.api.send('PUT', path, { body: { events: ['ping'] } })).status).toBe(200);
      expect((await lender.api.post(`${path}/rotate_secret`, undefined)).body.secret).not.toBe(secret);
      const test = await lender.api.post(`${path}/test`, undefined);
      expect([test.status, test.body.delivery.event]).toEqual([202, 'ping']);
      const { deliveries, meta } = (await lender.api.get(`${path}/deliveries`)).body;
      expect([deliveries[0].id, meta.total]).toEqual([test.body.delivery.id, 1]);
      const again = await lender.api.post(`${path}/deliveries/${test.body.delivery.id}/redeliver`, undefined);
      expect(again.status).toBe(202);
      expect((await lender.api.get(path)).status).toBe(200);
      expect((await lender.api.post(`${path}/enable`, undefined)).body.webhook.state).toBe('active');
      expect((await lender.api.delete(path)).status).toBe(204);
    },
  },
});

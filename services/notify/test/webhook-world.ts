import { enumOf, SETS, webhooks } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { WebhookDispatcher } from '../src/app/webhooks/webhook-dispatcher';
import { startReceiver } from './webhook-receiver';
import { booking, startNotify, type World } from './world';

/** The account whose webhooks these are. */
export const LENDER = 'media';

/** Webhooks of {@link LENDER}. */
export function webhooksOf(world: World) {
  const actor: Actor = { kind: 'user', userId: LENDER, sessionId: 'session' };
  return world.service.as(actor).connect(webhooks.WebhookServiceClient);
}

/** Makes a signed webhook for new bookings. */
export async function makeWebhook(world: World, url: string, events = ['booking.created'] as const) {
  const { webhook } = await webhooksOf(world).createWebhook(
    webhooks.CreateWebhookRequest.create({
      provider: enumOf(SETS.webhookProvider, 'standard'),
      url,
      events: events.map((event) => enumOf(SETS.webhookEvent, event)),
      locale: enumOf(SETS.locale, 'en'),
    }),
  );
  return webhook!;
}

/** A new booking of a good of {@link LENDER}. */
export const booked = (id: string) => booking({ id, lenderId: LENDER });

/** A notify service that sends webhooks to receivers of this machine, and one receiver. */
export async function startWebhooks() {
  const receiver = await startReceiver();
  const world = await startNotify({ WEB_PUSH_TO_PRIVATE: '1' });
  return {
    receiver,
    world,
    /** Consumes events and sends what is due. */
    async settle(): Promise<void> {
      await world.service.drain();
      await world.service.get(WebhookDispatcher).idle();
    },
    async stop(): Promise<void> {
      await world.service.stop();
      await receiver.stop();
    },
  };
}

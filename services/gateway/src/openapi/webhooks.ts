import type { OpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { WEBHOOK_EVENTS } from '@kashikari/kernel';
import { z } from 'zod';
import { WEBHOOK_BODIES } from '../webhooks/webhook-bodies';

/** Headers of Standard Webhooks 1.0. */
const HEADERS = {
  'webhook-id': 'Id of the delivery, the same in all its requests.',
  'webhook-timestamp': 'Time of the request, seconds since 1970.',
  'webhook-signature': '`v1,` and a signature in base64; one for each valid secret, separated by spaces.',
};

/** Registers the requests that webhooks of the provider `standard` send: one for each event. */
export function registerWebhooks(registry: OpenAPIRegistry): void {
  const parameters = Object.entries(HEADERS).map(
    ([name, description]) =>
      registry.registerComponent('parameters', name, {
        ...{ name, in: 'header', description, required: true },
        schema: { type: 'string' },
      }).ref,
  );
  for (const event of WEBHOOK_EVENTS) {
    const { summary, data } = WEBHOOK_BODIES[event];
    const body = z.object({
      type: z.literal(event),
      timestamp: z.string().meta({ format: 'date-time' }).describe('Time of the event.'),
      data,
    });
    registry.registerWebhook({
      method: 'post',
      path: event,
      operationId: `receive:${event}`,
      tags: ['Webhooks'],
      summary,
      parameters,
      request: { body: { required: true, content: { 'application/json': { schema: body } } } },
      responses: { 204: { description: 'Received. Any status from 200 to 299 is success.' } },
    });
  }
}

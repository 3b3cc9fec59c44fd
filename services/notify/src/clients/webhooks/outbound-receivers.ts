import { OutboundRefusal, type OutboundClient } from '@kashikari/platform';
import { Receivers } from '../../app/ports/webhooks';
import type { ReceiverAnswer, WebhookRequest } from '../../domain/webhooks/outcome';

/** Bytes of a response that are read. */
const MAX_BYTES = 64 * 1_024;
/** Time limit of a request, milliseconds. */
const TIMEOUT = 15_000;

/** Sends requests of webhooks to the public internet. */
export class OutboundReceivers extends Receivers {
  constructor(private readonly outbound: OutboundClient) {
    super();
  }

  get open(): boolean {
    return this.outbound.open;
  }

  async send({ url, headers, body }: WebhookRequest, abort: AbortSignal): Promise<ReceiverAnswer> {
    try {
      const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT, signal: abort };
      const answer = await this.outbound.post(url, { ...limits, body, headers: { ...headers, ...SENDER } });
      const retryAfter = answer.headers['retry-after'];
      return { status: answer.status, text: answer.body.toString('utf8'), retryAfter };
    } catch (error) {
      if (error instanceof OutboundRefusal) return { fault: error.reason };
      throw error;
    }
  }
}

const SENDER = { 'user-agent': 'Kashikari-Webhooks/1' };

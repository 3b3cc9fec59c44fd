import type { OutboundClient } from '@kashikari/platform';
import { Receivers } from '../../app/ports/webhooks';
import type { ReceiverAnswer } from '../../domain/webhooks/outcome';

/** Sends requests of webhooks to the public internet. */
export class OutboundReceivers extends Receivers {
  constructor(private readonly outbound: OutboundClient) {
    super();
  }

  get open(): boolean {
    return this.outbound.open;
  }

  send(): Promise<ReceiverAnswer> {
    return Promise.reject(new Error('not yet'));
  }
}

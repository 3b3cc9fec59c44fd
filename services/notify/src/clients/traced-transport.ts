import type { OnModuleDestroy } from '@nestjs/common';
import { inTrace } from '@kashikari/platform';
import { MailTransport, type Envelope } from '../app/ports';

/** Records each mail in the trace of its cause, from the press of a button to the mail server. */
export class TracedTransport extends MailTransport implements OnModuleDestroy {
  constructor(private readonly post: MailTransport & Partial<OnModuleDestroy>) {
    super();
  }

  send(envelope: Envelope): Promise<void> {
    const { template, traceparent } = envelope;
    return inTrace(traceparent, `send mail ${template}`, () => this.post.send(envelope));
  }

  onModuleDestroy(): void {
    this.post.onModuleDestroy?.();
  }
}

import { Job, Logger, type DueJob, type Tx } from '@kashikari/platform';
import { ApplyProviderEvent } from '../app/cards/apply-provider-event';
import type { ProviderEvent } from '../app/ports';

/** An event of the provider is applied. Its key is the event's id. */
@Job<ProviderEvent>('provider.event')
export class ProviderEventJob {
  constructor(
    private readonly apply: ApplyProviderEvent,
    private readonly logger: Logger,
  ) {}

  async run({ data }: DueJob<ProviderEvent>, now: number, tx: Tx): Promise<void> {
    const { id: event, failedRefundId: refund, intentId: intent } = data;
    if (refund) this.logger.error({ event, refund, intent }, 'A refund did not reach the payer');
    await this.apply.run(data, tx, now);
  }
}

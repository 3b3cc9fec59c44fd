import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { WebhookDispatcher } from '../app/webhooks/webhook-dispatcher';

/** Deliveries are due: the dispatcher takes them after the commit. */
@Job<null>('webhooks.send')
export class SendDueDeliveriesJob implements JobHandler<null> {
  constructor(private readonly dispatcher: WebhookDispatcher) {}

  run(_job: DueJob<null>, _now: number, tx: Tx): Promise<void> {
    tx.afterCommit(() => this.dispatcher.fill());
    return Promise.resolve();
  }
}

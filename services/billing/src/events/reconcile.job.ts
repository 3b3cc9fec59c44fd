import { Job, Logger, type DueJob, type Tx } from '@kashikari/platform';
import { ReconcileDaily } from '../app/reconcile/reconcile-daily';

/** The books are compared, each day once. */
@Job('ledger.reconcile')
export class ReconcileJob {
  constructor(
    private readonly reconciling: ReconcileDaily,
    private readonly logger: Logger,
  ) {}

  async run(_: DueJob, now: number, tx: Tx): Promise<void> {
    for (const { kind, id, providerId, booked, found } of await this.reconciling.run(tx, now))
      this.logger.error({ kind, id, provider: providerId, booked, found }, 'The books differ');
  }
}

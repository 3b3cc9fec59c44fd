import { billingEvents } from '@kashikari/contracts';
import { OnEvent, type Received, type Tx } from '@kashikari/platform';
import { ApplyFee } from '../app/members/apply-fee';
import { UnitOfWork } from '../app/ports';

/** Consumes which memberships billing has stopped. */
@OnEvent('kashikari.billing.fee.v1', billingEvents.FeeChanged)
export class OnFeeChanged {
  constructor(
    private readonly works: UnitOfWork,
    private readonly applying: ApplyFee,
  ) {}

  async handle(events: Received<billingEvents.FeeChanged>[], tx: Tx): Promise<void> {
    const work = this.works.within(tx);
    for (const { data, time } of events) {
      const { groupId, userId, version, stopped, changedAt } = data;
      await this.applying.run(
        { groupId, userId, version, stopped, changedAt: (changedAt ?? time).getTime() },
        work,
      );
    }
  }
}

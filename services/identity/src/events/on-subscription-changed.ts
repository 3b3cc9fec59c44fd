import { billingEvents } from '@kashikari/contracts';
import { OnEvent, type Received, type Tx } from '@kashikari/platform';
import { UnitOfWork } from '../app/ports';
import { ApplySubscription } from '../app/seats/apply-subscription';

/** Applies an account's member limit from billing. */
@OnEvent('kashikari.billing.subscription.v1', billingEvents.SubscriptionChanged)
export class OnSubscriptionChanged {
  constructor(
    private readonly works: UnitOfWork,
    private readonly applying: ApplySubscription,
  ) {}

  async handle(events: Received<billingEvents.SubscriptionChanged>[], tx: Tx): Promise<void> {
    const work = this.works.within(tx);
    for (const { data, time } of events) {
      const { accountId, version, memberLimit, features, changedAt } = data;
      const at = (changedAt ?? time).getTime();
      const plan = { memberLimit: memberLimit ?? null, adFree: features?.adFree };
      await this.applying.run({ accountId, version, ...plan, changedAt: at }, work);
    }
  }
}

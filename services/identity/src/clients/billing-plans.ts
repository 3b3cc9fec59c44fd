import { Injectable } from '@nestjs/common';
import { billing } from '@kashikari/contracts';
import { Clock, GrpcClients, Logger, systemCall, type GrpcClient } from '@kashikari/platform';
import { Plans, type AccountFeatures } from '../app/ports';

/** Plans, as known to billing. While it is unreachable, callers get `unavailable` and nothing changes. */
@Injectable()
export class BillingPlans extends Plans {
  private readonly plans: GrpcClient<typeof billing.PlanServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    super();
    this.plans = clients.connect(billing.PlanServiceClient, 'billing');
  }

  override async features(accountIds: readonly string[]): Promise<AccountFeatures[]> {
    const within = { deadlineMs: 3_000, retry: true };
    const asked = { accountIds: [...accountIds] };
    const { accounts } = await this.plans.batchGetFeatures(asked, systemCall(this.clock), within);
    return accounts.map(({ accountId, version, features }) => ({
      ...{ accountId, version },
      features: {
        adFree: features?.adFree ?? false,
        restrictToMembers: features?.restrictToMembers ?? false,
      },
    }));
  }

  override async havePrioritySupport(accountIds: readonly string[]): Promise<boolean> {
    const within = { deadlineMs: 1_000, retry: true };
    try {
      const asked = { accountIds: [...accountIds] };
      const { accounts } = await this.plans.batchGetFeatures(asked, systemCall(this.clock), within);
      return accounts.some(({ features }) => features?.prioritySupport === true);
    } catch (error) {
      // People who write to support get their number all the same.
      this.logger.warn({ error }, 'Whether a plan includes priority support is currently unknown');
      return false;
    }
  }
}

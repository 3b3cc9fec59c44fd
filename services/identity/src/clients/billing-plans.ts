import { Injectable } from '@nestjs/common';
import { billing } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Plans, type AccountFeatures } from '../app/ports';

/** Plans, as known to billing. While it is unreachable, callers get `unavailable` and nothing changes. */
@Injectable()
export class BillingPlans extends Plans {
  private readonly plans: GrpcClient<typeof billing.PlanServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
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
}

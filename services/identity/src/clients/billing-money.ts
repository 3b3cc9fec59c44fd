import { Injectable } from '@nestjs/common';
import { payouts } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Money } from '../app/ports';
import type { OpenMoney } from '../domain/users/delete-user';

/** Open money, as known to billing. While it is unreachable, callers get `unavailable` and nothing changes. */
@Injectable()
export class BillingMoney extends Money {
  private readonly payouts: GrpcClient<typeof payouts.PayoutServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.payouts = clients.connect(payouts.PayoutServiceClient, 'billing');
  }

  override open(accountId: string): Promise<OpenMoney> {
    const within = { deadlineMs: 3_000, retry: true };
    return this.payouts.checkAccount({ accountId }, systemCall(this.clock), within);
  }
}

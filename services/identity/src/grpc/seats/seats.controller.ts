import { seats } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { contactOf } from '../../domain/users/contact';
import { FindAccount } from '../../app/seats/find-account';
import { GetSeats } from '../../app/seats/get-seats';
import { ApplySubscription } from '../../app/seats/apply-subscription';
import { ResolveAccounts } from '../../app/seats/resolve-accounts';

/** Seats of plans, and whose they are. */
@GrpcController(seats.SeatServiceService)
export class SeatsController {
  constructor(
    private readonly getting: GetSeats,
    private readonly finding: FindAccount,
    private readonly applying: ApplySubscription,
    private readonly resolving: ResolveAccounts,
  ) {}

  async getSeats(request: seats.GetSeatsRequest, call: Call): Promise<seats.GetSeatsResponse> {
    const { mayKnow: _, limit, ...seats } = await this.getting.run(request, call);
    return { seats: { ...seats, limit: limit ?? undefined, invited: 0 } };
  }

  async applyLimit(request: seats.ApplyLimitRequest, call: Call): Promise<seats.ApplyLimitResponse> {
    const { accountId, version, memberLimit, adFree, changedAt } = request;
    const at = changedAt?.getTime() ?? call.now;
    const plan = { memberLimit: memberLimit ?? null, adFree };
    await this.applying.pushed({ accountId, version, ...plan, changedAt: at }, call);
    return {};
  }

  async resolveAccounts({ who }: seats.ResolveAccountsRequest): Promise<seats.ResolveAccountsResponse> {
    return { accounts: await this.resolving.run(who) };
  }

  async findAccount({ who }: seats.FindAccountRequest, call: Call): Promise<seats.FindAccountResponse> {
    const found = await this.finding.run(who, call);
    const { id, name, accountName, locale, timeZone, invoiceName, invoiceEmail } = found;
    const contact = contactOf(found);
    const account = {
      ...{ id, name, accountName: accountName ?? '' },
      ...{ email: contact?.email ?? '', emailVerified: contact?.isVerified ?? false },
    };
    return { account: { ...account, locale, timeZone, invoiceName, invoiceEmail } };
  }
}

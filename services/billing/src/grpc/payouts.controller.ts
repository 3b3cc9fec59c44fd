import { enumOf, payouts, SETS } from '@kashikari/contracts';
import {
  isId,
  notFound,
  PAYOUT_AFTER_DAYS,
  PAYOUT_MIN,
  PAYOUT_REMIND_DAYS,
  type Call,
} from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { CheckAccount } from '../app/payouts/check-account';
import { GetBalance, type SeenBalance } from '../app/payouts/get-balance';
import { RequestPayout } from '../app/payouts/request-payout';
import { Reconcile } from '../app/reconcile/reconcile';
import type { Difference } from '../domain/reconcile/compare-books';
import type { BalanceItem } from '../domain/payouts/balance-items';
import type { Payout } from '../domain/payouts/payout';
import { readPage } from './page';

const DAY = 86_400_000;

/** Balances of accounts that lend, and their payouts. */
@GrpcController(payouts.PayoutServiceService)
export class PayoutsController {
  constructor(
    private readonly balances: GetBalance,
    private readonly requests: RequestPayout,
    private readonly checks: CheckAccount,
    private readonly reconciling: Reconcile,
  ) {}

  async getBalance(_: payouts.GetBalanceRequest, call: Call): Promise<payouts.GetBalanceResponse> {
    return toBalance(await this.balances.run(call));
  }

  async listPayouts(request: payouts.ListPayoutsRequest, call: Call): Promise<payouts.ListPayoutsResponse> {
    const page = readPage(request.page);
    const { payouts: found, total } = await this.balances.list(page, call);
    return { payouts: found.map(toPayout), page: { ...page, total } };
  }

  async requestPayout(
    { amount }: payouts.RequestPayoutRequest,
    call: Call,
  ): Promise<payouts.RequestPayoutResponse> {
    return { payout: toPayout(await this.requests.run(amount, call)) };
  }

  async checkAccount(
    { accountId }: payouts.CheckAccountRequest,
    call: Call,
  ): Promise<payouts.CheckAccountResponse> {
    if (!isId(accountId)) throw notFound('user', accountId);
    return this.checks.run(accountId, call);
  }

  async reconcile({ since }: payouts.ReconcileRequest, call: Call): Promise<payouts.ReconcileResponse> {
    const { differences, compared } = await this.reconciling.call(since?.getTime(), call);
    const toDifference = ({ kind, ...difference }: Difference) => ({
      ...{ ...difference, kind: enumOf(SETS.differenceKind, kind) },
    });
    return { differences: differences.map(toDifference), compared };
  }
}

function toBalance(balance: SeenBalance): payouts.GetBalanceResponse {
  const { held, heldBookings, disputed, available, inTransit, isSetUp: setUp, oldestAt } = balance;
  const after = (days: number) => (oldestAt === null ? undefined : new Date(oldestAt + days * DAY));
  return {
    ...{ held, heldBookings, disputed, available, inTransit, setUp, minimum: PAYOUT_MIN },
    disputedBookingIds: [...balance.disputedBookingIds],
    ...{ oldestAt: after(0), remindsAt: after(PAYOUT_REMIND_DAYS), paysAt: after(PAYOUT_AFTER_DAYS) },
    items: balance.items.map(toItem),
  };
}

const toItem = ({ kind, at, reason, ...item }: BalanceItem): payouts.BalanceItem => ({
  ...{ ...item, kind: enumOf(SETS.balanceItemKind, kind), at: new Date(at) },
  reason: reason === null ? undefined : enumOf(SETS.paymentReason, reason),
});

const toPayout = ({ id, amount, status, isAutomatic: automatic, ...payout }: Payout): payouts.Payout => ({
  ...{ id, amount, automatic, providerId: payout.providerId, failure: payout.failure },
  status: enumOf(SETS.payoutStatus, status),
  requestedAt: new Date(payout.requestedAt),
  endedAt: payout.endedAt === null ? undefined : new Date(payout.endedAt),
});

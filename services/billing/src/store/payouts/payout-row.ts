import type { Payout } from '../../domain/payouts/payout';

export interface PayoutRow {
  readonly id: string;
  readonly account_id: string;
  readonly amount: number;
  readonly status: Payout['status'];
  readonly automatic: boolean;
  readonly transfer_amount: number;
  readonly transfer_id: string;
  readonly provider_id: string;
  readonly tries: number;
  readonly failure: string;
  readonly oldest_at: Date | null;
  readonly requested_at: Date;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

export const toPayout = (row: PayoutRow): Payout => ({
  ...{ id: row.id, accountId: row.account_id, amount: row.amount, status: row.status },
  ...{ isAutomatic: row.automatic, transferAmount: row.transfer_amount, transferId: row.transfer_id },
  ...{ providerId: row.provider_id, tries: row.tries, failure: row.failure },
  ...{ oldestAt: row.oldest_at?.getTime() ?? null, requestedAt: row.requested_at.getTime() },
  endedAt: row.ended_at?.getTime() ?? null,
});

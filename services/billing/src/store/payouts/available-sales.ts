import { PAYOUT_REMIND_DAYS } from '@kashikari/kernel';
import type { Jobs, SqlTx } from '@kashikari/platform';

/** Looks at the age of a balance. Its key is the sale that was the oldest. */
export const REMIND = 'payout.remind';

const DAY = 86_400_000;

const ADD = `insert into available_sales (owner_id, source_id, captured_at) values ($1, $2, $3) on conflict do nothing`;

const OLDER = `select from available_sales where owner_id = $1 and captured_at < $2 limit 1`;

const REMOVE = `delete from available_sales where owner_id = $1 and source_id = $2`;

/** Money that became available. */
export interface AvailableSale {
  readonly ownerId: string;
  /** The payment, or the payout that came back. */
  readonly sourceId: string;
  /** Epoch milliseconds. */
  readonly capturedAt: number;
}

/**
 * Notes a sale while it is not paid out. If it is the oldest one, its owner is reminded of it later.
 * @param notBefore earliest time of the reminder, epoch milliseconds
 */
export async function addSale(
  jobs: Jobs,
  tx: SqlTx,
  { ownerId, sourceId, capturedAt }: AvailableSale,
  notBefore = capturedAt,
): Promise<void> {
  await tx.read(ADD, [ownerId, sourceId, new Date(capturedAt)]);
  if (await tx.one(OLDER, [ownerId, new Date(capturedAt)])) return;
  const dueAt = Math.max(capturedAt + PAYOUT_REMIND_DAYS * DAY, notBefore);
  await jobs.schedule(tx, { kind: REMIND, key: sourceId, dueAt, data: { accountId: ownerId } });
}

export async function removeSale(tx: SqlTx, ownerId: string, sourceId: string): Promise<void> {
  await tx.read(REMOVE, [ownerId, sourceId]);
}

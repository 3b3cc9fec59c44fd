import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { Database, idempotent, Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { Payouts, type Balance, type LockedBalance, type PlanMail } from '../../app/ports';
import type { Journal } from '../../domain/ledger';
import type { BalanceChange } from '../../domain/payouts/balance-items';
import { requested, type Payout } from '../../domain/payouts/payout';
import { orderMails } from '../mail-orders';
import { enterJournal } from '../payments/enter-journal';
import { addSale, REMIND } from './available-sales';
import { AVAILABLE, BALANCE, CHANGES, UNPAID } from './balance-queries';
import { toPayout, type PayoutRow } from './payout-row';

/** The payout is sent, or looked at. The key is the payout. */
const JOBS = { send: 'payout.send', follow: 'payout.follow' } as const;

/** Time after a failed payout in which none is made without a request, milliseconds. */
const PAUSE_AFTER_FAILURE = 7 * 86_400_000;

/** Journals that are read for the items of a balance; each has up to two lines. */
const MAX_CHANGES = 51;

const MAKE_LOCK = `insert into balances (owner_id, account, amount) values ($1, 'available', 0) on conflict do nothing`;

const LOCK = `select from balances where owner_id = $1 and account = 'available' for update`;

const ADD = `
  insert into payouts (id, account_id, amount, status, automatic, transfer_amount, oldest_at, requested_at)
    values ($1, $2, $3, 'requested', $4, $5, $6, $7)`;

const SAVE = `
  update payouts set status = $2, transfer_amount = $3, transfer_id = $4, provider_id = $5, tries = $6, failure = $7,
    ended_at = $8 where id = $1`;

const LIST =
  'select * from payouts where account_id = $1 order by requested_at desc, id desc limit $2 offset $3';

interface BalanceRow {
  readonly held: number;
  readonly held_bookings: number;
  readonly disputed: number;
  readonly disputed_booking_ids: string[];
  readonly available: number;
  readonly in_transit: number;
  readonly connected: number;
  readonly oldest_at: Date | null;
}

interface ChangeRow extends Omit<BalanceChange, 'bookingId' | 'at'> {
  readonly booking_id: string;
  readonly at: Date;
}

@Injectable()
export class PgPayouts extends Payouts {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override once(call: Call, work: (tx: Tx) => Promise<Payout>): Promise<Payout> {
    return idempotent(this.db, call, work);
  }

  override async balanceOf(accountId: string): Promise<Balance> {
    const row = (await this.db.one<BalanceRow>(BALANCE, [accountId]))!;
    return {
      ...{ held: row.held, heldBookings: row.held_bookings, disputed: row.disputed },
      ...{
        disputedBookingIds: row.disputed_booking_ids,
        available: row.available,
        inTransit: row.in_transit,
      },
      oldestAt: row.oldest_at?.getTime() ?? null,
    };
  }

  override async unpaidOf(payerId: string): Promise<number> {
    const row = await this.db.one<{ unpaid: number }>(UNPAID, [payerId]);
    return row?.unpaid ?? 0;
  }

  override async changesOf(accountId: string): Promise<BalanceChange[]> {
    const rows = await this.db.read<ChangeRow>(CHANGES, [accountId, MAX_CHANGES]);
    return rows.map(({ booking_id: bookingId, at, ...row }) => ({ ...row, bookingId, at: at.getTime() }));
  }

  override async lock(within: Tx, accountId: string): Promise<LockedBalance> {
    const tx = sqlOf(within);
    await tx.read(MAKE_LOCK, [accountId]);
    await tx.read(LOCK, [accountId]);
    const row = (await tx.one<BalanceRow>(AVAILABLE, [accountId]))!;
    const { available, connected, oldest_at: oldestAt } = row;
    return { available, connected, oldestAt: oldestAt?.getTime() ?? null };
  }

  override async add(within: Tx, payout: Payout, isAll: boolean): Promise<void> {
    const tx = sqlOf(within);
    const { id, accountId, amount, isAutomatic, transferAmount, oldestAt, requestedAt } = payout;
    const oldest = oldestAt === null ? null : new Date(oldestAt);
    const at = new Date(requestedAt);
    await tx.read(ADD, [id, accountId, amount, isAutomatic, transferAmount, oldest, at]);
    await enterJournal(tx, requested(payout));
    if (isAll) await tx.read('delete from available_sales where owner_id = $1', [accountId]);
    await this.order(tx, 'send', id, requestedAt, 0);
  }

  override async find(tx: Tx, id: string): Promise<(Payout & { readonly createdAt: number }) | undefined> {
    const row = await sqlOf(tx).one<PayoutRow>('select * from payouts where id = $1 for update', [id]);
    return row && { ...toPayout(row), createdAt: row.created_at.getTime() };
  }

  override async save(
    within: Tx,
    payout: Payout,
    journal: Journal | undefined,
    mails: readonly PlanMail[],
  ): Promise<void> {
    const tx = sqlOf(within);
    const { id, accountId: ownerId, status, transferAmount, transferId, providerId, tries, failure } = payout;
    const endedAt = payout.endedAt === null ? null : new Date(payout.endedAt);
    await tx.read(SAVE, [id, status, transferAmount, transferId, providerId, tries, failure, endedAt]);
    if (!journal) return orderMails(this.jobs, tx, mails, payout.requestedAt);
    await enterJournal(tx, journal);
    const { oldestAt } = payout;
    if (status === 'failed' && oldestAt !== null) {
      const sale = { ownerId, sourceId: id, capturedAt: oldestAt };
      await addSale(this.jobs, tx, sale, journal.at + PAUSE_AFTER_FAILURE);
    }
    await orderMails(this.jobs, tx, mails, journal.at);
  }

  override async order(
    tx: Tx,
    kind: 'send' | 'follow',
    id: string,
    at: number,
    round: number,
  ): Promise<void> {
    await this.jobs.schedule(tx, { kind: JOBS[kind], key: id, dueAt: at, data: { round } });
  }

  override reconcileAt(tx: Tx, at: number): Promise<void> {
    return this.jobs.schedule(tx, { kind: 'ledger.reconcile', key: 'daily', dueAt: at });
  }

  override mail(tx: Tx, mails: readonly PlanMail[], now: number): Promise<void> {
    return orderMails(this.jobs, sqlOf(tx), mails, now);
  }

  override async remind(
    within: Tx,
    key: string,
    accountId: string,
    at: number,
    mails: readonly PlanMail[],
  ): Promise<void> {
    const tx = sqlOf(within);
    await this.jobs.schedule(tx, { kind: REMIND, key, dueAt: at, data: { accountId } });
    await orderMails(this.jobs, tx, mails, at);
  }

  override async list(
    accountId: string,
    { page, perPage }: { readonly page: number; readonly perPage: number },
  ): Promise<{ readonly payouts: Payout[]; readonly total: number }> {
    const rows = await this.db.read<PayoutRow>(LIST, [accountId, perPage, (page - 1) * perPage]);
    const count = 'select count(*)::int as total from payouts where account_id = $1';
    const counted = await this.db.one<{ total: number }>(count, [accountId]);
    return { payouts: rows.map(toPayout), total: counted?.total ?? 0 };
  }
}

import { Injectable } from '@nestjs/common';
import { Database, Jobs, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import { Contracts, type AccountState, type ContractJob, type SeatsOfAccount } from '../../app/ports';
import type { Bill, BillState } from '../../domain/contracts/bill';
import type { Contract } from '../../domain/contracts/contract';
import { freshAccount, type PlanAccount } from '../../domain/contracts/plan-account';
import { billed } from '../../domain/ledger';
import { enterJournal } from '../payments/enter-journal';
import { billRow, toBill, type BillJson } from './bill-row';
import {
  contractRow,
  toContract,
  toPlanAccount,
  type ContractJson,
  type PlanAccountRow,
} from './contract-row';

interface StateRow {
  readonly account: PlanAccountRow | null;
  readonly contract: ContractJson | null;
  readonly purchase: BillJson | null;
  readonly counts: readonly { readonly version: number; readonly used: number; readonly at: string }[];
}

const STATE = `
  select (select to_jsonb(a) from plan_accounts a where a.account_id = $1) as account,
    (select to_jsonb(c) from contracts c where c.account_id = $1) as contract,
    (select to_jsonb(b) from bills b where b.account_id = $1 and b.state = 'open' and b.kind in ('begin', 'change'))
      as purchase,
    coalesce((select jsonb_agg(to_jsonb(s) order by s.version) from seat_counts s where s.account_id = $1
      and s.version > coalesce((select seats_version from contracts where account_id = $1), 0)), '[]') as counts`;

const HOLD = `
  insert into plan_accounts (account_id) values ($1) on conflict (account_id) do update set account_id = excluded.account_id`;

const SAVE = `
  insert into contracts select * from jsonb_populate_record(null::contracts, $1)
    on conflict (account_id) do update set id = excluded.id, plan = excluded.plan,
      billing_interval = excluded.billing_interval, zone = excluded.zone, anchor = excluded.anchor, month = excluded.month,
      seats = excluded.seats, seats_version = excluded.seats_version, unit_price = excluded.unit_price,
      percent_off = excluded.percent_off, max_members = excluded.max_members, next = excluded.next,
      failing_since = excluded.failing_since, tries = excluded.tries, agreed_price = excluded.agreed_price,
      ends_on = excluded.ends_on`;

const ADD_BILL = `
  insert into bills select * from jsonb_populate_record(null::bills, $1)
    on conflict on constraint bills_once do nothing returning id`;

/** Adds seat counts of accounts with a contract or an open bill. */
const ADD_COUNTS = `
  insert into seat_counts (account_id, version, used, at)
    select s."accountId", s.version, s.used, to_timestamp(s.at / 1000.0)
      from jsonb_to_recordset($1) as s ("accountId" uuid, version bigint, used int, at double precision)
      where exists (select from contracts c where c.account_id = s."accountId")
        or exists (select from bills b where b.account_id = s."accountId" and b.state = 'open')
    on conflict do nothing`;

@Injectable()
export class PgContracts extends Contracts {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  override async find(accountId: string): Promise<AccountState> {
    return toState(accountId, await this.db.one<StateRow>(STATE, [accountId]));
  }

  override async lock(within: Tx, accountId: string): Promise<AccountState> {
    const tx = sqlOf(within);
    await tx.read(HOLD, [accountId]);
    return toState(accountId, await tx.one<StateRow>(STATE, [accountId]));
  }

  override async save(within: Tx, contract: Contract): Promise<void> {
    const tx = sqlOf(within);
    await tx.read(SAVE, [JSON.stringify(contractRow(contract))]);
    await tx.read('delete from seat_counts where account_id = $1 and version <= $2', [
      contract.accountId,
      contract.seatsVersion,
    ]);
  }

  override async end(within: Tx, accountId: string): Promise<void> {
    const tx = sqlOf(within);
    await forget(tx, [accountId]);
    for (const kind of ['plan.settle', 'plan.lapse'] as const) await this.jobs.cancel(tx, kind, accountId);
  }

  override async saveAccount(
    tx: Tx,
    { accountId, credit, carried, coupon, nonprofit, invoice }: PlanAccount,
  ): Promise<void> {
    await sqlOf(tx).read(
      'update plan_accounts set credit = $2, carried = $3, coupon = $4, nonprofit = $5, invoice = $6 where account_id = $1',
      [
        ...[accountId, credit, carried, coupon && JSON.stringify(coupon), nonprofit],
        invoice && JSON.stringify(invoice),
      ],
    );
  }

  override async addBill(tx: Tx, bill: Bill): Promise<boolean> {
    return (await sqlOf(tx).one(ADD_BILL, [JSON.stringify(billRow(bill))])) !== undefined;
  }

  override async saveBill(
    tx: Tx,
    { id, lines, due, tax, creditUsed, carriedMore, byInvoice }: Bill,
  ): Promise<void> {
    await sqlOf(tx).read(
      `update bills set lines = $2, due = $3, tax = $4, credit_used = $5, carried_more = $6, by_invoice = $7
        where id = $1`,
      [id, JSON.stringify(lines), due, tax, creditUsed, carriedMore, byInvoice],
    );
  }

  override async closeBill(tx: Tx, id: string, state: Exclude<BillState, 'open'>): Promise<void> {
    await sqlOf(tx).read('update bills set state = $2 where id = $1', [id, state]);
  }

  override async findBill(tx: Tx, id: string): Promise<Bill | undefined> {
    const row = await sqlOf(tx).one<{ bill: BillJson }>(
      'select to_jsonb(b) as bill from bills b where id = $1',
      [id],
    );
    return row && toBill(row.bill);
  }

  override async billOf(tx: Tx, paymentId: string): Promise<Bill | undefined> {
    const row = await sqlOf(tx).one<{ bill: BillJson }>(
      'select to_jsonb(b) as bill from bills b join payments p on p.bill_id = b.id where p.id = $1',
      [paymentId],
    );
    return row && toBill(row.bill);
  }

  override async openBills(tx: Tx, accountId: string): Promise<Bill[]> {
    const rows = await sqlOf(tx).read<{ bill: BillJson }>(
      `select to_jsonb(b) as bill from bills b where account_id = $1 and state = 'open' order by at, id`,
      [accountId],
    );
    return rows.map(({ bill }) => toBill(bill));
  }

  override async enter(tx: Tx, bill: Bill): Promise<void> {
    if (bill.due !== 0 || bill.creditUsed !== 0) await enterJournal(sqlOf(tx), billed(bill, bill.at));
  }

  override async paymentOf(tx: Tx, billId: string): Promise<string | undefined> {
    const row = await sqlOf(tx).one<{ id: string }>('select id from payments where bill_id = $1', [billId]);
    return row?.id;
  }

  override async openPayment(accountId: string): Promise<string | undefined> {
    const row = await this.db.one<{ id: string }>(
      `select p.id from bills b join payments p on p.bill_id = b.id
        where b.account_id = $1 and b.state = 'open' and b.kind <> 'credit' order by b.at, b.id limit 1`,
      [accountId],
    );
    return row?.id;
  }

  override async addCounts(tx: Tx, counts: readonly SeatsOfAccount[]): Promise<void> {
    await sqlOf(tx).read(ADD_COUNTS, [JSON.stringify(counts)]);
  }

  override async schedule(
    tx: Tx,
    kind: ContractJob,
    key: string,
    dueAt: number,
    data?: object,
  ): Promise<void> {
    await this.jobs.schedule(tx, { kind, key, dueAt, ...(data && { data }) });
  }

  override cancel(tx: Tx, kind: ContractJob, key: string): Promise<void> {
    return this.jobs.cancel(tx, kind, key);
  }

  override async remove(within: Tx, accountIds: readonly string[]): Promise<void> {
    const tx = sqlOf(within);
    for (const id of accountIds) await this.end(tx, id);
    await tx.read('delete from plan_accounts where account_id = any ($1)', [accountIds]);
    await tx.read('delete from coupon_uses where account_id = any ($1)', [accountIds]);
  }
}

async function forget(tx: SqlTx, accountIds: readonly string[]): Promise<void> {
  await tx.read('delete from contracts where account_id = any ($1)', [accountIds]);
  await tx.read('delete from seat_counts where account_id = any ($1)', [accountIds]);
}

function toState(accountId: string, row: StateRow | undefined): AccountState {
  const { account, contract, purchase, counts } = row!;
  return {
    account: account ? toPlanAccount(account) : freshAccount(accountId),
    contract: contract ? toContract(contract) : undefined,
    purchase: purchase ? toBill(purchase) : undefined,
    counts: counts.map(({ at, ...count }) => ({ ...count, at: Date.parse(at) })),
  };
}

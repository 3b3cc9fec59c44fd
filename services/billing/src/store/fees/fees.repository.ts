import { Injectable } from '@nestjs/common';
import { Jobs, Outbox, Replica, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import {
  Fees,
  type FeeAccount,
  type FeeGroupSnapshot,
  type FeeJob,
  type FeeMemberSnapshot,
} from '../../app/ports';
import type { Fee, FeePeriod, FeePeriodState } from '../../domain/fees/fee';
import { feeRow, periodRow, toFee, toPeriod, type FeeJson, type FeePeriodJson } from './fee-row';
import { feeEvent } from './outbox-fee';

const GROUPS = new Replica<FeeGroupSnapshot>('fee_groups', {
  ...{ deleted: true, name: true, ownerId: true, pricePerMonth: true, priceFrom: true },
});

const MEMBERS = new Replica<FeeMemberSnapshot>(
  'fee_members',
  {
    ...{ deleted: true, groupId: true, userId: true, groupOwner: true, consented: true },
    joinedAt: false,
  },
  { joined_at: ({ joinedAt }) => joinedAt ?? new Date(0) },
);

/** Memberships of the groups that have had a fee, or whose group has a price; $1: ids of groups. */
const MEMBERS_OF = `
  select m.id from fee_members m where m.group_id = any ($1) and (exists (select from fees f where f.membership_id = m.id)
    or (not m.deleted and exists (select from fee_groups g where g.id = m.group_id and g.price_per_month is not null)))`;

/** Those of the memberships that have had a fee, or whose group has a price; $1: ids of memberships. */
const CONCERNED = `
  select m.id from fee_members m where m.id = any ($1) and (exists (select from fees f where f.membership_id = m.id)
    or exists (select from fee_groups g where g.id = m.group_id and g.price_per_month is not null))`;

/**
 * Each consumer of groups, members and managers sees what the others have committed. Otherwise two that run at the same
 * time both miss the other's change, and a fee would never begin.
 */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtextextended('billing.fees', 0))`;

const OF_MANAGERS = `
  select m.id from jsonb_to_recordset($1) as c ("userId" uuid, "accountId" uuid)
    join fee_groups g on g.owner_id = c."accountId" join fee_members m on m.group_id = g.id and m.user_id = c."userId"`;

const HOLD = 'select from fee_members where id = $1 for no key update';

const ACCOUNT = `
  select to_jsonb(m) as member, to_jsonb(g) as "group", to_jsonb(f) as fee,
      exists (select from manager a where a.user_id = m.user_id and a.account_id = g.owner_id and not a.deleted) as manages,
      (select to_jsonb(p) || jsonb_build_object('payment_id', y.id, 'paid_to', y.payee_id)
        from fee_periods p join payments y on y.fee_period_id = p.id
        where p.membership_id = m.id and p.state = 'open') as open
    from fee_members m left join fee_groups g on g.id = m.group_id left join fees f on f.membership_id = m.id
    where m.id = $1`;

const SAVE = `
  insert into fees select * from jsonb_populate_record(null::fees, $1)
    on conflict (membership_id) do update set version = excluded.version, state = excluded.state,
      stopped = excluded.stopped, joined_at = excluded.joined_at, next_at = excluded.next_at, anchor = excluded.anchor,
      zone = excluded.zone, months = excluded.months, price = excluded.price, on_session = excluded.on_session,
      ends = excluded.ends, unpaid_since = excluded.unpaid_since, tries = excluded.tries,
      noticed_from = excluded.noticed_from`;

const ADD_PERIOD = `
  insert into fee_periods select * from jsonb_populate_record(null::fee_periods, $1)
    on conflict on constraint fee_periods_once do nothing returning id`;

interface AccountRow {
  readonly member: Record<'id' | 'group_id' | 'user_id' | 'joined_at', string> &
    Record<'deleted' | 'group_owner' | 'consented', boolean>;
  readonly group:
    | (Record<'name' | 'owner_id', string> & {
        readonly deleted: boolean;
        readonly price_per_month: number | null;
        readonly price_from: string | null;
      })
    | null;
  readonly fee: FeeJson | null;
  readonly manages: boolean;
  readonly open: (FeePeriodJson & { readonly payment_id: string; readonly paid_to: string }) | null;
}

@Injectable()
export class PgFees extends Fees {
  constructor(
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override async applyGroups(tx: Tx, groups: readonly FeeGroupSnapshot[], now: number): Promise<void> {
    await sqlOf(tx).read(ONE_AT_A_TIME);
    const applied = await GROUPS.apply(tx, groups);
    await this.look(sqlOf(tx), MEMBERS_OF, [applied.map(({ id }) => id)], now);
  }

  override async applyMembers(tx: Tx, members: readonly FeeMemberSnapshot[], now: number): Promise<void> {
    await sqlOf(tx).read(ONE_AT_A_TIME);
    const applied = await MEMBERS.apply(tx, members);
    await this.look(sqlOf(tx), CONCERNED, [applied.map(({ id }) => id)], now);
  }

  override async followManagers(
    tx: Tx,
    managers: readonly { readonly userId: string; readonly accountId: string }[],
    now: number,
  ): Promise<void> {
    await sqlOf(tx).read(ONE_AT_A_TIME);
    await this.look(sqlOf(tx), OF_MANAGERS, [JSON.stringify(managers)], now);
  }

  private async look(tx: SqlTx, query: string, params: readonly unknown[], now: number): Promise<void> {
    const rows = await tx.read<{ id: string }>(query, params);
    const ids = [...new Set(rows.map(({ id }) => id))];
    await this.jobs.schedule(tx, ...ids.map((key) => ({ kind: 'fee.settle', key, dueAt: now })));
  }

  override async lock(within: Tx, membershipId: string): Promise<FeeAccount | undefined> {
    const tx = sqlOf(within);
    await tx.read(HOLD, [membershipId]);
    const row = await tx.one<AccountRow>(ACCOUNT, [membershipId]);
    return row && toAccount(row);
  }

  override async save(within: Tx, fee: Fee, now: number): Promise<void> {
    const tx = sqlOf(within);
    const before = await tx.one<{ version: number }>('select version from fees where membership_id = $1', [
      fee.membershipId,
    ]);
    await tx.read(SAVE, [JSON.stringify(feeRow(fee))]);
    if (fee.version > (before?.version ?? 0)) await this.outbox.append(tx, feeEvent(fee, now));
  }

  override async addPeriod(tx: Tx, period: FeePeriod): Promise<boolean> {
    return (await sqlOf(tx).one(ADD_PERIOD, [JSON.stringify(periodRow(period))])) !== undefined;
  }

  override async closePeriod(tx: Tx, id: string, state: Exclude<FeePeriodState, 'open'>): Promise<void> {
    await sqlOf(tx).read('update fee_periods set state = $2 where id = $1', [id, state]);
  }

  override async movePeriod(tx: Tx, id: string, { from, to }: Pick<FeePeriod, 'from' | 'to'>): Promise<void> {
    await sqlOf(tx).read('update fee_periods set from_day = $2, to_day = $3 where id = $1', [id, from, to]);
  }

  override async schedule(tx: Tx, kind: FeeJob, key: string, dueAt: number, data?: object): Promise<void> {
    await this.jobs.schedule(tx, { kind, key, dueAt, ...(data && { data }) });
  }

  override cancel(tx: Tx, kind: FeeJob, key: string): Promise<void> {
    return this.jobs.cancel(tx, kind, key);
  }
}

function toAccount({ member, group, fee, manages, open }: AccountRow): FeeAccount {
  const { id, deleted, consented } = member;
  return {
    facts: {
      member: {
        ...{ id, deleted, consented, groupId: member.group_id, userId: member.user_id },
        ...{ groupOwner: member.group_owner, joinedAt: Date.parse(member.joined_at) },
      },
      group: group
        ? {
            ...{ deleted: group.deleted, name: group.name, ownerId: group.owner_id },
            ...{
              price: group.price_per_month,
              priceFrom: group.price_from ? Date.parse(group.price_from) : null,
            },
          }
        : undefined,
      manages,
    },
    fee: fee ? toFee(fee) : undefined,
    open: open ? { ...toPeriod(open), paymentId: open.payment_id, paidTo: open.paid_to } : undefined,
  };
}

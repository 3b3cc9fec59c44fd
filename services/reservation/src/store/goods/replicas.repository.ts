import {
  Database,
  deleteDependents,
  Replica,
  sqlOf,
  type Applied as AppliedRow,
  type Tx,
} from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Replicas, type Applied } from '../../app/ports';
import type {
  AccountSnapshot,
  GoodSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../../domain/snapshots';
import type { Good, Lender } from '../../domain/good';
import { ACCOUNT_KEPT, GOOD_KEPT } from './kept-fields';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';

const PRICED_AT = { priced_at_version: ({ version }: GoodSnapshot) => version };
const GOODS = new Replica<GoodSnapshot>('good', GOOD_KEPT, PRICED_AT);
/**
 * Fetched goods. They also replace a copy of the same version, which may lack fields that the previous version of this
 * service did not store.
 */
const ASKED_GOODS = new Replica<GoodSnapshot>('good', GOOD_KEPT, PRICED_AT, { again: true });
const ACCOUNTS = new Replica<AccountSnapshot>('account', ACCOUNT_KEPT);
const GROUPS = new Replica<GroupSnapshot>('good_group', {
  deleted: true,
  ownerId: true,
  memberBookingVisible: true,
});
/** The successor is not stored; it matters only when the snapshot is applied. */
const MEMBERSHIPS = new Replica<MembershipSnapshot>('membership', {
  deleted: true,
  groupId: true,
  userId: true,
  groupOwner: true,
  disabled: true,
  successorId: false,
});
const MANAGERS = new Replica<ManagerSnapshot>('manager', { deleted: true, accountId: true, userId: true });

@Injectable()
export class PgReplicas extends Replicas {
  constructor(private readonly db: Database) {
    super();
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async applyGoods(
    tx: Tx,
    snapshots: readonly GoodSnapshot[],
    asked: boolean,
  ): Promise<Applied<GoodSnapshot, Good>[]> {
    const applied = await (asked ? ASKED_GOODS : GOODS).applyOver(tx, snapshots);
    return applied.map(over((row) => goodFrom(row as unknown as GoodJson)));
  }

  async applyAccounts(
    tx: Tx,
    snapshots: readonly AccountSnapshot[],
  ): Promise<Applied<AccountSnapshot, Lender>[]> {
    const applied = await ACCOUNTS.applyOver(tx, snapshots);
    return applied.map(over((row) => lenderFrom(row as unknown as AccountJson)));
  }

  async applyGroups(tx: Tx, snapshots: readonly GroupSnapshot[]): Promise<GroupSnapshot[]> {
    const applied = await GROUPS.apply(tx, snapshots);
    const ended = applied.filter(({ deleted }) => deleted).map(({ id }) => id);
    await deleteDependents(tx, 'good_group', ended);
    return applied;
  }

  applyMemberships(tx: Tx, snapshots: readonly MembershipSnapshot[]): Promise<MembershipSnapshot[]> {
    return MEMBERSHIPS.apply(tx, snapshots);
  }

  applyManagers(tx: Tx, snapshots: readonly ManagerSnapshot[]): Promise<ManagerSnapshot[]> {
    return MANAGERS.apply(tx, snapshots);
  }

  async zoneOf(within: Tx, accountId: string): Promise<string | null> {
    const row = await sqlOf(within).one<{ zone: string }>('select zone from account where id = $1', [
      accountId,
    ]);
    return row?.zone ?? null;
  }
}

const over =
  <F, B>(read: (row: object) => B) =>
  ({ after, before }: AppliedRow<F>): { readonly after: F; readonly before: B | null } => ({
    after,
    before: before && read(before),
  });

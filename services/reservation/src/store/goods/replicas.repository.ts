import { Database, Replica, sqlOf, type Applied as AppliedRow, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Replicas, type Applied } from '../../app/ports';
import type { AccountFact, GoodFact, GroupFact, ManagerFact, MembershipFact } from '../../domain/facts';
import type { Good, Lender } from '../../domain/good';
import { ACCOUNT_KEPT, GOOD_KEPT } from './kept-fields';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';

const GOODS = new Replica<GoodFact>('good', GOOD_KEPT);
const ACCOUNTS = new Replica<AccountFact>('account', ACCOUNT_KEPT);
const GROUPS = new Replica<GroupFact>('good_group', {
  deleted: true,
  ownerId: true,
  memberBookingVisible: true,
});
/** Who takes over is a matter of the moment. */
const MEMBERSHIPS = new Replica<MembershipFact>('membership', {
  deleted: true,
  groupId: true,
  userId: true,
  groupOwner: true,
  disabled: true,
  successorId: false,
});
const MANAGERS = new Replica<ManagerFact>('manager', { deleted: true, accountId: true, userId: true });

@Injectable()
export class PgReplicas extends Replicas {
  constructor(private readonly db: Database) {
    super();
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async applyGoods(tx: Tx, facts: readonly GoodFact[]): Promise<Applied<GoodFact, Good>[]> {
    const applied = await GOODS.applyOver(tx, facts);
    return applied.map(over((row) => goodFrom(row as unknown as GoodJson)));
  }

  async applyAccounts(tx: Tx, facts: readonly AccountFact[]): Promise<Applied<AccountFact, Lender>[]> {
    const applied = await ACCOUNTS.applyOver(tx, facts);
    return applied.map(over((row) => lenderFrom(row as unknown as AccountJson)));
  }

  applyGroups(tx: Tx, facts: readonly GroupFact[]): Promise<GroupFact[]> {
    return GROUPS.apply(tx, facts);
  }

  applyMemberships(tx: Tx, facts: readonly MembershipFact[]): Promise<MembershipFact[]> {
    return MEMBERSHIPS.apply(tx, facts);
  }

  applyManagers(tx: Tx, facts: readonly ManagerFact[]): Promise<ManagerFact[]> {
    return MANAGERS.apply(tx, facts);
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

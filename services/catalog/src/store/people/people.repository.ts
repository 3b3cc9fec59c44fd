import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Database, deleteDependents, sqlOf, type Tx } from '@kashikari/platform';
import { People } from '../../app/ports';
import { isId, type Id } from '../../domain/ids';
import type {
  AccountSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../../domain/people';
import type { ActorTies } from '../../domain/ties';
import { ACCOUNTS, GROUPS, MANAGERS, MEMBERSHIPS } from './replicas';
import { tiesOf } from '../goods/ties.sql';

@Injectable()
export class PgPeople extends People {
  constructor(private readonly db: Database) {
    super();
  }

  tiesOf({ actor }: Call): Promise<ActorTies> {
    return tiesOf(this.db, actor);
  }

  async unknownGroups(ids: readonly Id[]): Promise<Id[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.read<{ id: Id }>(
      `select id from unnest($1::uuid[]) as asked (id)
       where not exists (select from lending_group g where g.id = asked.id)`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  async groupId(idOrSlug: string): Promise<Id | undefined> {
    const column = isId(idOrSlug) ? 'id' : 'slug';
    const sql = `select id from lending_group where ${column} = $1 and not deleted order by version desc limit 1`;
    return (await this.db.one<{ id: Id }>(sql, [idOrSlug]))?.id;
  }

  async hasPlace(within: Tx, userId: Id, groupId: Id): Promise<boolean> {
    const found = await sqlOf(within).one(
      `select from membership where user_id = $1 and group_id = $2 and not deleted
       union all
       select from lending_group g where g.id = $2 and not g.deleted and (g.owner_id = $1 or exists
         (select from manager m where m.user_id = $1 and m.account_id = g.owner_id and not m.deleted))`,
      [userId, groupId],
    );
    return found !== undefined;
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** A lender's word on public access holds for its goods at once: see visible-goods.ts. */
  async applyAccounts(within: Tx, snapshots: readonly AccountSnapshot[]): Promise<AccountSnapshot[]> {
    const tx = sqlOf(within);
    const applied = await ACCOUNTS.apply(tx, snapshots);
    await tx.read(
      `update good g set lender_closed = a.prevent_public_access from account a
       where a.id = any ($1::uuid[]) and g.owner_id = a.id and g.lender_closed <> a.prevent_public_access`,
      [applied.map(({ id }) => id)],
    );
    await deleteDependents(tx, 'account', endedOf(applied));
    return applied;
  }

  async applyGroups(tx: Tx, snapshots: readonly GroupSnapshot[]): Promise<GroupSnapshot[]> {
    const applied = await GROUPS.apply(tx, snapshots);
    await deleteDependents(tx, 'lending_group', endedOf(applied));
    return applied;
  }

  applyMemberships(tx: Tx, snapshots: readonly MembershipSnapshot[]): Promise<MembershipSnapshot[]> {
    return MEMBERSHIPS.apply(tx, snapshots);
  }

  applyManagers(tx: Tx, snapshots: readonly ManagerSnapshot[]): Promise<ManagerSnapshot[]> {
    return MANAGERS.apply(tx, snapshots);
  }
}

function endedOf(snapshots: readonly (AccountSnapshot | GroupSnapshot)[]): Id[] {
  return snapshots.flatMap(({ id, deleted }) => (deleted ? [id] : []));
}

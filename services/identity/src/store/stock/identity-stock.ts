import { Database, StockOf, type StockRecord, type StockSource } from '@kashikari/platform';
import {
  groupSnapshot,
  managerSnapshot,
  membershipSnapshot,
  userSnapshot,
  type Snapshot,
} from '../../domain/shared/snapshots';
import { SealedPasscodes } from '../groups/sealed-passcodes';
import { eventOf } from '../work/outbox';
import {
  toManager,
  toMembership,
  toUser,
  type GroupRow,
  type ManagerRow,
  type MembershipRow,
  type UserRow,
} from '../work/rows';

/** Returns a page of a table in the order of ids. */
const pageOf = (table: 'users' | 'groups' | 'memberships' | 'managers') => ({
  name: `stock-of-${table}`,
  text: `select * from ${table} where $1::uuid is null or id > $1 order by id limit $2`,
});

const recordOf = (snapshot: Snapshot): StockRecord => ({
  id: snapshot.snapshot.id,
  event: eventOf(snapshot),
});

/** All users, member cards and deleted ones included. */
@StockOf('kashikari.identity.user.v1')
export class UserStock implements StockSource {
  constructor(private readonly db: Database) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<UserRow>(pageOf('users'), [after, limit]);
    return rows.map((row) => recordOf({ about: 'user', snapshot: userSnapshot(toUser(row)) }));
  }
}

@StockOf('kashikari.identity.group.v1')
export class GroupStock implements StockSource {
  constructor(
    private readonly db: Database,
    private readonly passcodes: SealedPasscodes,
  ) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<GroupRow>(pageOf('groups'), [after, limit]);
    return rows.map((row) =>
      recordOf({ about: 'group', snapshot: groupSnapshot(this.passcodes.toGroup(row)) }),
    );
  }
}

/** All memberships, those of people who left included. */
@StockOf('kashikari.identity.membership.v1')
export class MembershipStock implements StockSource {
  constructor(private readonly db: Database) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<MembershipRow>(pageOf('memberships'), [after, limit]);
    return rows.map((row) =>
      recordOf({ about: 'membership', snapshot: membershipSnapshot(toMembership(row)) }),
    );
  }
}

@StockOf('kashikari.identity.manager.v1')
export class ManagerStock implements StockSource {
  constructor(private readonly db: Database) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<ManagerRow>(pageOf('managers'), [after, limit]);
    return rows.map((row) => recordOf({ about: 'manager', snapshot: managerSnapshot(toManager(row)) }));
  }
}

import { Injectable } from '@nestjs/common';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { Index } from '../app/ports';
import type {
  AccountSnapshot,
  BookingSnapshot,
  GoodSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../domain/snapshots';
import { putBookings, recount } from './bookings';
import { putGoods } from './goods';
import { ACCOUNTS, GROUPS, MANAGERS, MEMBERSHIPS } from './people';

/** The index in PostgreSQL. */
@Injectable()
export class PgIndex extends Index {
  constructor(private readonly db: Database) {
    super();
  }

  putGoods(snapshots: readonly GoodSnapshot[], tx: Tx): Promise<void> {
    return putGoods(snapshots, tx);
  }

  putBookings(snapshots: readonly BookingSnapshot[], tx: Tx): Promise<void> {
    return putBookings(snapshots, sqlOf(tx));
  }

  async putAccounts(snapshots: readonly AccountSnapshot[], tx: Tx): Promise<void> {
    await ACCOUNTS.apply(tx, snapshots);
  }

  async putGroups(snapshots: readonly GroupSnapshot[], tx: Tx): Promise<void> {
    await GROUPS.apply(tx, snapshots);
  }

  async putMemberships(snapshots: readonly MembershipSnapshot[], tx: Tx): Promise<void> {
    await MEMBERSHIPS.apply(tx, snapshots);
  }

  async putManagers(snapshots: readonly ManagerSnapshot[], tx: Tx): Promise<void> {
    await MANAGERS.apply(tx, snapshots);
  }

  recount(): Promise<void> {
    return this.db.transaction((tx) => recount(tx));
  }
}

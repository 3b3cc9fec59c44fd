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
  PaymentSnapshot,
  PopularitySnapshot,
} from '../domain/snapshots';
import { putBookings } from './bookings';
import { putGoods } from './goods';
import { PAYMENTS } from './payments';
import { POPULARITY } from './popularity';
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

  async putPopularity(snapshots: readonly PopularitySnapshot[], tx: Tx): Promise<void> {
    await POPULARITY.apply(tx, snapshots);
  }

  async putPayments(snapshots: readonly PaymentSnapshot[], tx: Tx): Promise<void> {
    await PAYMENTS.apply(tx, snapshots);
  }

  async version(): Promise<number> {
    const row = await this.db.one<{ version: number }>('select version from index_version');
    return row?.version ?? 0;
  }
}

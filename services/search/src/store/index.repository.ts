import { Injectable } from '@nestjs/common';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { Index } from '../app/ports';
import type {
  AccountFact,
  BookingFact,
  GoodFact,
  GroupFact,
  ManagerFact,
  MembershipFact,
} from '../domain/facts';
import { putBookings, recount } from './bookings';
import { putGoods } from './goods';
import { ACCOUNTS, GROUPS, MANAGERS, MEMBERSHIPS } from './people';

/** The index in PostgreSQL. */
@Injectable()
export class PgIndex extends Index {
  constructor(private readonly db: Database) {
    super();
  }

  putGoods(facts: readonly GoodFact[], tx: Tx): Promise<void> {
    return putGoods(facts, tx);
  }

  putBookings(facts: readonly BookingFact[], tx: Tx): Promise<void> {
    return putBookings(facts, sqlOf(tx));
  }

  async putAccounts(facts: readonly AccountFact[], tx: Tx): Promise<void> {
    await ACCOUNTS.apply(tx, facts);
  }

  async putGroups(facts: readonly GroupFact[], tx: Tx): Promise<void> {
    await GROUPS.apply(tx, facts);
  }

  async putMemberships(facts: readonly MembershipFact[], tx: Tx): Promise<void> {
    await MEMBERSHIPS.apply(tx, facts);
  }

  async putManagers(facts: readonly ManagerFact[], tx: Tx): Promise<void> {
    await MANAGERS.apply(tx, facts);
  }

  recount(): Promise<void> {
    return this.db.transaction((tx) => recount(tx));
  }
}

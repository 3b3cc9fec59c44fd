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
import { putAccounts, putGroups, putManagers, putMemberships } from './people';

/** The index in PostgreSQL. */
@Injectable()
export class PgIndex extends Index {
  constructor(private readonly db: Database) {
    super();
  }

  putGoods(facts: readonly GoodFact[], within: Tx): Promise<void> {
    return putGoods(facts, sqlOf(within));
  }

  putBookings(facts: readonly BookingFact[], within: Tx): Promise<void> {
    return putBookings(facts, sqlOf(within));
  }

  putAccounts(facts: readonly AccountFact[], within: Tx): Promise<void> {
    return putAccounts(facts, sqlOf(within));
  }

  putGroups(facts: readonly GroupFact[], within: Tx): Promise<void> {
    return putGroups(facts, sqlOf(within));
  }

  putMemberships(facts: readonly MembershipFact[], within: Tx): Promise<void> {
    return putMemberships(facts, sqlOf(within));
  }

  putManagers(facts: readonly ManagerFact[], within: Tx): Promise<void> {
    return putManagers(facts, sqlOf(within));
  }

  recount(): Promise<void> {
    return this.db.transaction((tx) => recount(tx));
  }
}

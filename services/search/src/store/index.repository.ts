import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@kashikari/platform';
import { Index, type Transaction } from '../app/ports';
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

  putGoods(facts: readonly GoodFact[], tx: Transaction): Promise<void> {
    return putGoods(facts, tx as Tx);
  }

  putBookings(facts: readonly BookingFact[], tx: Transaction): Promise<void> {
    return putBookings(facts, tx as Tx);
  }

  putAccounts(facts: readonly AccountFact[], tx: Transaction): Promise<void> {
    return putAccounts(facts, tx as Tx);
  }

  putGroups(facts: readonly GroupFact[], tx: Transaction): Promise<void> {
    return putGroups(facts, tx as Tx);
  }

  putMemberships(facts: readonly MembershipFact[], tx: Transaction): Promise<void> {
    return putMemberships(facts, tx as Tx);
  }

  putManagers(facts: readonly ManagerFact[], tx: Transaction): Promise<void> {
    return putManagers(facts, tx as Tx);
  }

  recount(): Promise<void> {
    return this.db.transaction((tx) => recount(tx));
  }
}

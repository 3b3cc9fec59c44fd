import type { Tx } from '@kashikari/platform/tx';
import type {
  AccessFacts,
  AccountFact,
  Fact,
  GoodFact,
  GroupFact,
  ManagerFact,
  MembershipFact,
} from '../../domain/facts';
import type { Good, Lender } from '../../domain/good';
import type { Terms } from './bookings';

/** The terms of goods, remembered in this process. */
export abstract class TermsCache {
  /** Of those goods that are known; at most one query. */
  abstract of(goodIds: readonly string[]): Promise<ReadonlyMap<string, Terms>>;
  abstract forget(goodId: string): void;
}

/** Replicas of others' facts. `apply…` answers those that were news. */
export abstract class Replicas {
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  abstract applyGoods(tx: Tx, facts: readonly GoodFact[]): Promise<Applied<GoodFact, Good>[]>;
  abstract applyAccounts(tx: Tx, facts: readonly AccountFact[]): Promise<Applied<AccountFact, Lender>[]>;
  abstract applyGroups(tx: Tx, facts: readonly GroupFact[]): Promise<GroupFact[]>;
  abstract applyMemberships(tx: Tx, facts: readonly MembershipFact[]): Promise<MembershipFact[]>;
  /** The zone of an account; null when it is not known yet. */
  abstract zoneOf(tx: Tx, accountId: string): Promise<string | null>;
  abstract applyManagers(tx: Tx, facts: readonly ManagerFact[]): Promise<ManagerFact[]>;
}

/** A fact that was news, with what was known before it; null when nothing was. */
export interface Applied<F extends Fact, B> {
  readonly before: B | null;
  readonly after: F;
}

/** The services that own the facts. Undefined when they know nothing of it either. */
export abstract class Sources {
  abstract goods(ids: readonly string[]): Promise<GoodFact[]>;
  abstract access(userId: string): Promise<AccessFacts | undefined>;
}

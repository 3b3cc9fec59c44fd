import type { Tx } from '@kashikari/platform/tx';
import type {
  AccessSnapshots,
  AccountSnapshot,
  Snapshot,
  GoodSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../../domain/snapshots';
import type { Good, Lender } from '../../domain/good';
import type { Terms } from './bookings';

/** The terms of goods, remembered in this process. */
export abstract class TermsCache {
  /** Returns the terms of the goods that are known, with no more than one query. */
  abstract of(goodIds: readonly string[]): Promise<ReadonlyMap<string, Terms>>;
  abstract forget(goodId: string): void;
}

/** Replicas of others' snapshots. `apply…` answers those that were news. */
export abstract class Replicas {
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** @param asked true if the snapshots were fetched; these also replace a copy of the same version */
  abstract applyGoods(
    tx: Tx,
    snapshots: readonly GoodSnapshot[],
    asked: boolean,
  ): Promise<Applied<GoodSnapshot, Good>[]>;
  abstract applyAccounts(
    tx: Tx,
    snapshots: readonly AccountSnapshot[],
  ): Promise<Applied<AccountSnapshot, Lender>[]>;
  abstract applyGroups(tx: Tx, snapshots: readonly GroupSnapshot[]): Promise<GroupSnapshot[]>;
  abstract applyMemberships(tx: Tx, snapshots: readonly MembershipSnapshot[]): Promise<MembershipSnapshot[]>;
  /** The zone of an account; null when it is not known yet. */
  abstract zoneOf(tx: Tx, accountId: string): Promise<string | null>;
  abstract applyManagers(tx: Tx, snapshots: readonly ManagerSnapshot[]): Promise<ManagerSnapshot[]>;
}

/** A snapshot that was news, with what was known before it; null when nothing was. */
export interface Applied<F extends Snapshot, B> {
  readonly before: B | null;
  readonly after: F;
}

/** The services that own the snapshots. Undefined when they know nothing of it either. */
export abstract class Sources {
  abstract goods(ids: readonly string[]): Promise<GoodSnapshot[]>;
  abstract access(userId: string): Promise<AccessSnapshots | undefined>;
}

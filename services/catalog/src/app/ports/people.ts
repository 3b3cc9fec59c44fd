import type { Call } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type { Id } from '../../domain/ids';
import type { AccountFact, GroupFact, ManagerFact, MembershipFact } from '../../domain/people';
import type { ActorTies } from '../../domain/ties';

/** Catalog's replicas of identity's people. */
export abstract class People {
  abstract tiesOf(call: Call): Promise<ActorTies>;
  abstract unknownGroups(ids: readonly Id[]): Promise<Id[]>;
  /** By id or slug. */
  abstract groupId(idOrSlug: string): Promise<Id | undefined>;
  /** Whether somebody may still put goods into a group: a live membership, or acting for its owner. */
  abstract hasPlace(tx: Tx, userId: Id, groupId: Id): Promise<boolean>;
  /** Runs `work` in a transaction of its own. */
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Each answers those that were newer than the replica. */
  abstract applyAccounts(tx: Tx, facts: readonly AccountFact[]): Promise<AccountFact[]>;
  abstract applyGroups(tx: Tx, facts: readonly GroupFact[]): Promise<GroupFact[]>;
  abstract applyMemberships(tx: Tx, facts: readonly MembershipFact[]): Promise<MembershipFact[]>;
  abstract applyManagers(tx: Tx, facts: readonly ManagerFact[]): Promise<ManagerFact[]>;
}

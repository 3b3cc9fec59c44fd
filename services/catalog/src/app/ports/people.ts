import type { Call } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type { Id } from '../../domain/ids';
import type {
  AccountSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../../domain/people';
import type { ActorTies } from '../../domain/ties';

/** Catalog's replicas of identity's people. */
export abstract class People {
  abstract tiesOf(call: Call): Promise<ActorTies>;
  abstract unknownGroups(ids: readonly Id[]): Promise<Id[]>;
  /** Finds a group by id or slug. */
  abstract groupId(idOrSlug: string): Promise<Id | undefined>;
  /** Returns true if the user may still put goods into a group: by a live membership, or by acting for its owner. */
  abstract hasPlace(tx: Tx, userId: Id, groupId: Id): Promise<boolean>;
  /** Runs `work` in a separate transaction. */
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Each answers those that were newer than the replica. */
  abstract applyAccounts(tx: Tx, snapshots: readonly AccountSnapshot[]): Promise<AccountSnapshot[]>;
  abstract applyGroups(tx: Tx, snapshots: readonly GroupSnapshot[]): Promise<GroupSnapshot[]>;
  abstract applyMemberships(tx: Tx, snapshots: readonly MembershipSnapshot[]): Promise<MembershipSnapshot[]>;
  abstract applyManagers(tx: Tx, snapshots: readonly ManagerSnapshot[]): Promise<ManagerSnapshot[]>;
}

import type { Tx } from '@kashikari/platform/tx';

/** A group as identity publishes it. */
export interface OwnedGroup {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly ownerId: string;
  readonly name: string;
}

/** Copies of groups, by which events of a group find the webhooks of its owner. */
export abstract class OwnGroups {
  /** Stores newer copies, and deletes webhooks limited to groups that ended or have another owner. */
  abstract apply(groups: readonly OwnedGroup[], tx: Tx): Promise<void>;
  /** Runs {@link apply} in a separate transaction. */
  abstract store(groups: readonly OwnedGroup[]): Promise<void>;
  abstract get(id: string): Promise<OwnedGroup | undefined>;
}

/** Groups known to identity. */
export abstract class GroupsOfAccounts {
  /** Returns the groups that an account owns. */
  abstract ownedBy(userId: string): Promise<OwnedGroup[]>;
}

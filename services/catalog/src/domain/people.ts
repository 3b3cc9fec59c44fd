import type { Id } from './ids';

/**
 * Snapshots of identity, as far as goods are concerned; its messages carry more and fit as they are. A higher `version`
 * replaces a lower one.
 */
interface Snapshot {
  readonly id: Id;
  readonly version: number;
  readonly deleted: boolean;
}

export interface AccountSnapshot extends Snapshot {
  /** `preventPublicAccess`: nobody but members and managers sees this lender's goods. */
  readonly lenderRules?: { readonly preventPublicAccess: boolean };
  /** The picture beside its name. */
  readonly imageIds: readonly Id[];
}

export interface GroupSnapshot extends Snapshot {
  readonly slug: string;
  readonly ownerId: Id;
  readonly acceptMemberGoods: boolean;
  /** Pictures that it shows. */
  readonly imageIds: readonly Id[];
}

export interface MembershipSnapshot extends Snapshot {
  readonly groupId: Id;
  readonly userId: Id;
  readonly groupOwner: boolean;
  readonly disabled: boolean;
}

export interface ManagerSnapshot extends Snapshot {
  readonly accountId: Id;
  readonly userId: Id;
}

/** Response of identity to a look-up. */
export interface PeopleSnapshots {
  readonly accounts: readonly AccountSnapshot[];
  readonly groups: readonly GroupSnapshot[];
  readonly memberships: readonly MembershipSnapshot[];
  readonly managers: readonly ManagerSnapshot[];
}

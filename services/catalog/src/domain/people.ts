import type { Id } from './ids';

/**
 * Facts of identity, as far as goods are concerned; its messages carry more and fit as they are. A higher `version`
 * replaces a lower one.
 */
interface Fact {
  readonly id: Id;
  readonly version: number;
  readonly deleted: boolean;
}

export interface AccountFact extends Fact {
  /** `preventPublicAccess`: nobody but members and managers sees this lender's goods. */
  readonly lenderRules?: { readonly preventPublicAccess: boolean };
  /** The picture beside its name. */
  readonly imageIds: readonly Id[];
}

export interface GroupFact extends Fact {
  readonly slug: string;
  readonly ownerId: Id;
  readonly acceptMemberGoods: boolean;
  /** Pictures that it shows. */
  readonly imageIds: readonly Id[];
}

export interface MembershipFact extends Fact {
  readonly groupId: Id;
  readonly userId: Id;
  readonly groupOwner: boolean;
  readonly disabled: boolean;
}

export interface ManagerFact extends Fact {
  readonly accountId: Id;
  readonly userId: Id;
}

/** What identity answers when it is asked. */
export interface PeopleFacts {
  readonly accounts: readonly AccountFact[];
  readonly groups: readonly GroupFact[];
  readonly memberships: readonly MembershipFact[];
  readonly managers: readonly ManagerFact[];
}

import type { AccountFact, GroupFact, ManagerFact, MembershipFact } from '../../domain/people';

/** How one kind of fact is kept: its table, and beside id, version and deleted its columns with their types. */
export interface PeopleTable<F> {
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly type: 'uuid' | 'boolean' | 'text';
    of(fact: F): unknown;
  }[];
}

export const ACCOUNTS: PeopleTable<AccountFact> = {
  name: 'account',
  columns: [
    {
      name: 'prevent_public_access',
      type: 'boolean',
      of: ({ lenderRules }) => lenderRules?.preventPublicAccess ?? false,
    },
  ],
};

export const GROUPS: PeopleTable<GroupFact> = {
  name: 'lending_group',
  columns: [
    { name: 'slug', type: 'text', of: (fact) => fact.slug },
    { name: 'owner_id', type: 'uuid', of: (fact) => fact.ownerId },
    { name: 'accept_member_goods', type: 'boolean', of: (fact) => fact.acceptMemberGoods },
  ],
};

export const MEMBERSHIPS: PeopleTable<MembershipFact> = {
  name: 'membership',
  columns: [
    { name: 'group_id', type: 'uuid', of: (fact) => fact.groupId },
    { name: 'user_id', type: 'uuid', of: (fact) => fact.userId },
    { name: 'group_owner', type: 'boolean', of: (fact) => fact.groupOwner },
    { name: 'disabled', type: 'boolean', of: (fact) => fact.disabled },
  ],
};

export const MANAGERS: PeopleTable<ManagerFact> = {
  name: 'manager',
  columns: [
    { name: 'account_id', type: 'uuid', of: (fact) => fact.accountId },
    { name: 'user_id', type: 'uuid', of: (fact) => fact.userId },
  ],
};

import { Replica } from '@kashikari/platform';
import type { AccountFact, GroupFact, ManagerFact, MembershipFact } from '../../domain/people';

/** What catalog keeps of identity's people. */
export const ACCOUNTS = new Replica<AccountFact>(
  'account',
  { deleted: true, lenderRules: false, imageIds: false },
  { prevent_public_access: ({ lenderRules }) => lenderRules?.preventPublicAccess ?? false },
);

export const GROUPS = new Replica<GroupFact>('lending_group', {
  deleted: true,
  slug: true,
  ownerId: true,
  acceptMemberGoods: true,
  imageIds: false,
});

export const MEMBERSHIPS = new Replica<MembershipFact>('membership', {
  deleted: true,
  groupId: true,
  userId: true,
  groupOwner: true,
  disabled: true,
});

export const MANAGERS = new Replica<ManagerFact>('manager', {
  deleted: true,
  accountId: true,
  userId: true,
});

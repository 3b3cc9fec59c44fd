import { Replica } from '@kashikari/platform';
import type {
  AccountSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../../domain/people';

/** Copies of identity's accounts, groups, memberships and managers. */
export const ACCOUNTS = new Replica<AccountSnapshot>(
  'account',
  { deleted: true, lenderRules: false, imageIds: false },
  { prevent_public_access: ({ lenderRules }) => lenderRules?.preventPublicAccess ?? false },
);

export const GROUPS = new Replica<GroupSnapshot>('lending_group', {
  deleted: true,
  slug: true,
  ownerId: true,
  acceptMemberGoods: true,
  imageIds: false,
});

export const MEMBERSHIPS = new Replica<MembershipSnapshot>('membership', {
  deleted: true,
  groupId: true,
  userId: true,
  groupOwner: true,
  disabled: true,
});

export const MANAGERS = new Replica<ManagerSnapshot>('manager', {
  deleted: true,
  accountId: true,
  userId: true,
});

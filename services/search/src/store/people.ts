import { Replica } from '@kashikari/platform';
import type {
  AccountSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from '../domain/snapshots';

/** The version that is known is written again by a rebuild: what is made of it may have become better since. */
const again = { again: true };

export const ACCOUNTS = new Replica<AccountSnapshot>(
  'account',
  {
    deleted: true,
    timeZone: true,
    preventPublicAccess: true,
    manageHandOver: true,
    disabledDaysIndexes: true,
    closedDates: true,
    closedOnHolidays: true,
  },
  {},
  again,
);

export const GROUPS = new Replica<GroupSnapshot>(
  'lending_group',
  { deleted: true, slug: true, ownerId: true },
  {},
  again,
);

export const MEMBERSHIPS = new Replica<MembershipSnapshot>(
  'membership',
  { deleted: true, groupId: true, userId: true, disabled: true, groupOwner: true, joinedAt: true },
  {},
  again,
);

export const MANAGERS = new Replica<ManagerSnapshot>(
  'manager',
  { deleted: true, accountId: true, userId: true },
  {},
  again,
);

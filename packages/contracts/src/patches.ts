import { SETS } from './closed-sets';
import { GoodPatch } from './gen/kashikari/catalog/v1/catalog';
import { CardPatch, GroupPatch, MembershipPatch, UserPatch } from './gen/kashikari/identity/v1/identity';
import { PostPatch } from './gen/kashikari/identity/v1/post';
import { ShellPatch } from './gen/kashikari/identity/v1/shell';
import { GroupNotificationChoices } from './gen/kashikari/notify/v1/notification_setting';
import { PatchOf } from './patch';

/** Every patch that travels as a message. */
export const PATCHES = {
  card: new PatchOf(CardPatch, { permission: SETS.cardPermission, locale: SETS.locale }),
  good: new PatchOf(GoodPatch),
  group: new PatchOf(GroupPatch),
  groupNotifications: new PatchOf(GroupNotificationChoices),
  membership: new PatchOf(MembershipPatch),
  post: new PatchOf(PostPatch),
  shell: new PatchOf(ShellPatch),
  user: new PatchOf(UserPatch, { locale: SETS.locale }),
};

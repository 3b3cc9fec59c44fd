import { type identity, SETS, textOf } from '@kashikari/contracts';
import { toPost } from '../posts/post.mapper';
import { instant, textOrNull } from '../mappers/times';
import type { Group } from './group.schema';

/** Where catalog serves its pictures, below our own address. */
function toPicture(imageId: string): Group['cover'] {
  if (!imageId) return null;
  const address = `/files/images/${imageId}`;
  return {
    image_id: imageId,
    public_url: `${address}/full.webp`,
    thumbnail_public_url: `${address}/thumb.webp`,
  };
}

export function toGroup(group: identity.Group): Group {
  return {
    id: group.id,
    name: group.name,
    description: group.description,
    slug: group.slug,
    owner_id: group.ownerId,
    has_passcode: group.hasPasscode,
    passcode: textOrNull(group.passcode),
    accept_member_goods: group.acceptMemberGoods,
    member_booking_visible: group.memberBookingVisible,
    disable_sign_up: group.disableSignUp,
    sign_up_message: group.signUpMessage,
    tag_form_label: group.tagFormLabel,
    tag_form_placeholder: group.tagFormPlaceholder,
    cover: toPicture(group.coverImageId),
    logo: toPicture(group.logoImageId),
    members_count: group.membersCount,
    latest_post: group.latestPost ? toPost(group.latestPost) : null,
    pinned_post: group.pinnedPost ? toPost(group.pinnedPost) : null,
    role: textOf(SETS.groupRole, group.roleEnum, group.role) ?? null,
    permissions: group.permissions,
    created_at: instant(group.createdAt),
    updated_at: instant(group.updatedAt),
  };
}

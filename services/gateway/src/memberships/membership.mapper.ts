import { instant } from '../mappers/times';
import type { Membership } from './membership.schema';
import type { identity } from '@kashikari/contracts';

export function toMembership(membership: identity.Membership): Membership {
  return {
    id: membership.id,
    group_id: membership.groupId,
    user_id: membership.userId,
    group_owner: membership.groupOwner,
    disabled: membership.disabled,
    tags: membership.tags,
    permissions: membership.permissions,
    created_at: instant(membership.createdAt),
  };
}

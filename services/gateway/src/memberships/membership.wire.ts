import { messageOf } from '../errors/catalogue';
import { instant } from '../wire/times';
import type { Membership } from './membership.schema';
import type { identity } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';

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

/** What became of one of many. */
export function toOutcome({ id, errorCode, errorParamsJson }: identity.MembershipOutcome, locale: Locale) {
  const params = errorParamsJson ? (JSON.parse(errorParamsJson) as Record<string, unknown>) : {};
  return {
    membership_id: id,
    ok: errorCode === '',
    code: errorCode || null,
    message: errorCode ? messageOf(errorCode, params, locale) : null,
    params: errorCode ? params : null,
  };
}

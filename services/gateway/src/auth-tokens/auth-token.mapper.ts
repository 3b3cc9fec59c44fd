import { type identity, SETS, wordOf } from '@kashikari/contracts';
import { instant, textOrNull } from '../mappers/times';
import type { AuthToken } from './auth-token.schema';

export function toAuthToken(card: identity.Card): AuthToken {
  return {
    id: card.id,
    jti: textOrNull(card.secret),
    group_id: card.groupId,
    user_id: card.userId,
    management_id: card.managementId,
    name: card.name,
    email: textOrNull(card.email),
    invite_email: textOrNull(card.inviteEmail),
    permission: wordOf(SETS.cardPermission, card.permissionEnum, card.permission),
    disabled: card.disabled,
    permissions: card.permissions,
    created_at: instant(card.createdAt),
    updated_at: instant(card.updatedAt),
  };
}

/** The columns of the import first, under the same names: what is exported is changed and brought back. */
export const EXPORT_COLUMNS = ['id', 'name', 'email', 'invite_email', 'permission', 'jti'] as const;

export function toLine(card: identity.Card): Readonly<Record<(typeof EXPORT_COLUMNS)[number], string>> {
  const { managementId: id, name, email, inviteEmail: invite_email, secret: jti } = card;
  const permission = wordOf(SETS.cardPermission, card.permissionEnum, card.permission);
  return { id, name, email, invite_email, permission, jti };
}

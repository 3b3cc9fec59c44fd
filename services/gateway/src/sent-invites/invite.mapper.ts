import { type identity, SETS, textOf } from '@kashikari/contracts';
import { instant } from '../mappers/times';
import type { Invite } from './invite.schema';
import type { z } from 'zod';

export function toInvite(invite: identity.Invite): z.input<typeof Invite> {
  return {
    id: invite.id,
    kind: textOf(SETS.inviteKind, invite.kindEnum, invite.kind) ?? 'member',
    state: textOf(SETS.inviteState, invite.stateEnum, invite.state) ?? 'ended',
    bounced: invite.bounced,
    group_id: invite.groupId || null,
    group: invite.groupId ? { id: invite.groupId, name: invite.groupName, slug: invite.groupSlug } : null,
    account: invite.accountId ? { id: invite.accountId, name: invite.accountName } : null,
    email: invite.email || null,
    user_id: invite.userId || null,
    inviter_id: invite.inviterId,
    inviter_name: invite.inviterName,
    created_at: instant(invite.createdAt),
    sent_at: instant(invite.sentAt),
    expires_at: instant(invite.expiresAt),
  };
}

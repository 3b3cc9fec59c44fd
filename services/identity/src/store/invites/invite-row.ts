import type { Invite, InviteEnd, InviteKind } from '../../domain/invites/invite';

export interface InviteRow {
  id: string;
  /** null: a member, as written before there were others. */
  kind: InviteKind | null;
  group_id: string | null;
  account_id: string | null;
  email: string | null;
  user_id: string | null;
  inviter_id: string;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
  mail_key: string;
  closed_by: InviteEnd | null;
}

export function toInvite(row: InviteRow): Invite {
  return {
    id: row.id,
    kind: row.kind ?? 'member',
    groupId: row.group_id ?? '',
    accountId: row.account_id ?? '',
    email: row.email ?? '',
    userId: row.user_id ?? '',
    inviterId: row.inviter_id,
    createdAt: row.created_at.getTime(),
    sentAt: row.sent_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    mailKey: row.mail_key,
    closedBy: row.closed_by,
  };
}

/** An open one as its columns hold it. */
export function toInviteRow(invite: Invite & { readonly tokenHash: string }): Record<string, unknown> {
  return {
    id: invite.id,
    kind: invite.kind,
    group_id: invite.groupId || null,
    account_id: invite.accountId || null,
    email: invite.email || null,
    user_id: invite.userId || null,
    inviter_id: invite.inviterId,
    token_hash: invite.tokenHash,
    created_at: new Date(invite.createdAt),
    sent_at: new Date(invite.sentAt),
    expires_at: new Date(invite.expiresAt),
    mail_key: invite.mailKey,
  };
}

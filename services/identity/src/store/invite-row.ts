import type { Invite } from '../domain/invite';

export interface InviteRow {
  id: string;
  group_id: string;
  email: string;
  inviter_id: string;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
  mail_key: string;
}

export function toInvite(row: InviteRow): Invite {
  return {
    id: row.id,
    groupId: row.group_id,
    email: row.email,
    inviterId: row.inviter_id,
    createdAt: row.created_at.getTime(),
    sentAt: row.sent_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    mailKey: row.mail_key,
  };
}

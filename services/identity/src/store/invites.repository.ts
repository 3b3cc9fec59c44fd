import type { Tx } from '@kashikari/platform';
import type { Invites } from '../app/ports';
import type { Invite } from '../domain/invite';
import { toInvite, type InviteRow } from './invite-row';

export class InvitesRepository implements Invites {
  constructor(private readonly tx: Tx) {}

  async lockOf(groupId: string, emails: readonly string[]): Promise<Invite[]> {
    return this.find('group_id = $1 and email = any($2)', [groupId, emails]);
  }

  async save(...invites: readonly (Invite & { readonly tokenHash: string })[]): Promise<void> {
    const rows = invites.map((each) => ({
      id: each.id,
      group_id: each.groupId,
      email: each.email,
      inviter_id: each.inviterId,
      token_hash: each.tokenHash,
      created_at: new Date(each.createdAt),
      sent_at: new Date(each.sentAt),
      expires_at: new Date(each.expiresAt),
      mail_key: each.mailKey,
    }));
    await this.tx.read(
      `insert into invites select * from jsonb_populate_recordset(null::invites, $1)
        on conflict (id) do update set inviter_id = excluded.inviter_id, token_hash = excluded.token_hash,
          sent_at = excluded.sent_at, expires_at = excluded.expires_at, mail_key = excluded.mail_key`,
      [JSON.stringify(rows)],
    );
  }

  async lock(id: string): Promise<Invite | undefined> {
    return (await this.find('id = $1', [id]))[0];
  }

  async byToken(tokenHash: string): Promise<Invite | undefined> {
    return (await this.find('token_hash = $1', [tokenHash]))[0];
  }

  async close(id: string, how: 'accepted' | 'cancelled', now: number): Promise<void> {
    await this.tx.read('update invites set closed_at = $2, closed_by = $3 where id = $1', [
      ...[id, new Date(now)],
      how,
    ]);
  }

  async members(groupId: string, emails: readonly string[]): Promise<string[]> {
    const rows = await this.tx.read<{ email: string }>(
      `select u.email from users u where u.email = any($2) and (
        exists (select from memberships m where m.group_id = $1 and m.user_id = u.id and m.left_at is null)
        or exists (select from groups g where g.id = $1 and g.owner_id = u.id))`,
      [groupId, emails],
    );
    return rows.map((row) => row.email);
  }

  private async find(where: string, params: readonly unknown[]): Promise<Invite[]> {
    const rows = await this.tx.read<InviteRow>(
      `select * from invites where ${where} and closed_at is null order by id for no key update`,
      params,
    );
    return rows.map(toInvite);
  }
}

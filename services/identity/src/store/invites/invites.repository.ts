import type { SqlTx } from '@kashikari/platform';
import type { Invites } from '../../app/ports';
import type { Answerer, InviteRequest, Invite, InviteEnd } from '../../domain/invites/invite';
import { toInvite, toInviteRow, type InviteRow } from './invite-row';

const OF_MEMBER = `coalesce(kind, 'member') = 'member'`;

export class PgInvites implements Invites {
  constructor(private readonly tx: SqlTx) {}

  async lockOf(groupId: string, emails: readonly string[]): Promise<Invite[]> {
    return this.find(`group_id = $1 and email = any($2) and ${OF_MEMBER}`, [groupId, emails]);
  }

  async lockAlike({ kind, groupId, accountId, email, userId }: InviteRequest): Promise<Invite | undefined> {
    const [alike] = await this.find(
      `coalesce(kind, 'member') = $1 and coalesce(group_id, account_id) = $2 and coalesce(email, user_id::text) = $3`,
      [kind, groupId || accountId, email || userId],
    );
    return alike;
  }

  async save(...invites: readonly (Invite & { readonly tokenHash: string })[]): Promise<void> {
    await this.tx.read(
      `insert into invites select * from jsonb_populate_recordset(null::invites, $1)
        on conflict (id) do update set inviter_id = excluded.inviter_id, token_hash = excluded.token_hash,
          sent_at = excluded.sent_at, expires_at = excluded.expires_at, mail_key = excluded.mail_key`,
      [JSON.stringify(invites.map(toInviteRow))],
    );
  }

  async lock(id: string): Promise<Invite | undefined> {
    return (await this.find('id = $1', [id]))[0];
  }

  async byToken(tokenHash: string): Promise<Invite | undefined> {
    return (await this.find('token_hash = $1', [tokenHash]))[0];
  }

  async close(id: string, how: InviteEnd, now: number): Promise<void> {
    await this.end('id = $3', how, now, [id]);
  }

  async closeHeirs(groupId: string, butId: string, now: number): Promise<void> {
    await this.end(`group_id = $3 and kind = 'heir' and id <> $4`, 'cancelled', now, [groupId, butId]);
  }

  async closeFor(groupId: string, { id, email, emailVerified }: Answerer, now: number): Promise<void> {
    const theirs = `group_id = $3 and ${OF_MEMBER} and (user_id = $4 or email = $5)`;
    await this.end(theirs, 'accepted', now, [groupId, id, emailVerified ? email : null]);
  }

  async forget({ id, email, emailVerified }: Answerer): Promise<void> {
    await this.tx.read('delete from invites where user_id = $1 or account_id = $1 or email = $2', [
      id,
      emailVerified ? email : null,
    ]);
  }

  async members(groupId: string, emails: readonly string[]): Promise<string[]> {
    const rows = await this.tx.read<{ email: string }>(
      `select u.email from users u where u.email = any($2) and (
        exists (select from memberships m where m.group_id = $1 and m.user_id = u.id and m.left_at is null
          and m.consented is not false)
        or exists (select from groups g where g.id = $1 and g.owner_id = u.id))`,
      [groupId, emails],
    );
    return rows.map((row) => row.email);
  }

  private async end(where: string, how: InviteEnd, now: number, params: readonly unknown[]): Promise<void> {
    await this.tx.read(
      `update invites set closed_at = $1, closed_by = $2 where ${where} and closed_at is null`,
      [new Date(now), how, ...params],
    );
  }

  private async find(where: string, params: readonly unknown[]): Promise<Invite[]> {
    const rows = await this.tx.read<InviteRow>(
      `select * from invites where ${where} and closed_at is null order by id for no key update`,
      params,
    );
    return rows.map(toInvite);
  }
}

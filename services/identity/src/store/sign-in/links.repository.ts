import type { SqlTx } from '@kashikari/platform';
import type { GoodLink, LinkPurpose, Links, NewLink } from '../../app/ports';

export class PgLinks implements Links {
  constructor(private readonly tx: SqlTx) {}

  async add(link: NewLink): Promise<void> {
    await this.tx.read(
      `insert into sign_in_links (token_hash, user_id, email, expires_at, purpose, order_key, session_id)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (token_hash) do update set expires_at = excluded.expires_at`,
      [
        ...[link.tokenHash, link.userId, link.email, new Date(link.expiresAt), link.purpose],
        ...[link.orderKey || null, link.sessionId || null],
      ],
    );
  }

  async goodAt(
    { userId, email, purpose }: Pick<NewLink, 'userId' | 'email' | 'purpose'>,
    instant: number,
  ): Promise<{ tokenHash: string; orderKey: string; expiresAt: number } | undefined> {
    const row = await this.tx.one<{ token_hash: string; order_key: string; expires_at: Date }>(
      `select token_hash, order_key, expires_at from sign_in_links
        where user_id = $1 and email = $2 and purpose = $3 and used_at is null and expires_at > $4
          and order_key is not null
        order by expires_at desc limit 1`,
      [userId, email, purpose, new Date(instant)],
    );
    return row && { tokenHash: row.token_hash, orderKey: row.order_key, expiresAt: row.expires_at.getTime() };
  }

  async take(
    tokenHash: string,
    now: number,
    ...purposes: readonly LinkPurpose[]
  ): Promise<GoodLink | undefined> {
    const row = await this.tx.one<LinkRow>(
      `update sign_in_links set used_at = $2
        where token_hash = $1 and purpose = any($3) and used_at is null and expires_at > $2
        returning user_id, email, purpose, session_id`,
      [tokenHash, new Date(now), purposes],
    );
    return row && toLink(row);
  }

  async find(tokenHash: string, now: number): Promise<GoodLink | undefined> {
    const row = await this.tx.one<LinkRow>(
      `select user_id, email, purpose, session_id from sign_in_links
        where token_hash = $1 and used_at is null and expires_at > $2`,
      [tokenHash, new Date(now)],
    );
    return row && toLink(row);
  }
}

interface LinkRow {
  user_id: string;
  email: string;
  purpose: LinkPurpose;
  session_id: string | null;
}

function toLink({ user_id, email, purpose, session_id }: LinkRow): GoodLink {
  return { userId: user_id, email, purpose, sessionId: session_id };
}

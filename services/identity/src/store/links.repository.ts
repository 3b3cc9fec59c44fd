import type { Tx } from '@kashikari/platform';
import type { LinkPurpose, Links, NewLink } from '../app/ports';

export class LinksRepository implements Links {
  constructor(private readonly tx: Tx) {}

  async add(link: NewLink): Promise<void> {
    await this.tx.read(
      `insert into sign_in_links (token_hash, user_id, email, expires_at, purpose) values ($1, $2, $3, $4, $5)
        on conflict (token_hash) do update set expires_at = excluded.expires_at`,
      [link.tokenHash, link.userId, link.email, new Date(link.expiresAt), link.purpose],
    );
  }

  async take(
    tokenHash: string,
    now: number,
    purpose: LinkPurpose,
  ): Promise<{ userId: string; email: string } | undefined> {
    const row = await this.tx.one<{ user_id: string; email: string }>(
      `update sign_in_links set used_at = $2 where token_hash = $1 and purpose = $3 and used_at is null and expires_at > $2
        returning user_id, email`,
      [tokenHash, new Date(now), purpose],
    );
    return row && { userId: row.user_id, email: row.email };
  }
}

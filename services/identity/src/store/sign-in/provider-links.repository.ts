import type { SqlTx } from '@kashikari/platform';
import type { Attempt, ProviderLinks } from '../../app/ports';
import type { ProviderLink } from '../../domain/sign-in-methods/provider-link';
import { toProviderLink, type ProviderLinkRow } from './provider-link-row';

interface AttemptRow {
  state_hash: string;
  provider: string;
  user_id: string | null;
  sealed: string;
  expires_at: Date;
}

export class PgProviderLinks implements ProviderLinks {
  constructor(private readonly tx: SqlTx) {}

  async lockBySubject(issuer: string, subject: string): Promise<ProviderLink | undefined> {
    // A person's first sign-in has no row to lock yet.
    await this.tx.read('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ${subject}`]);
    const row = await this.tx.one<ProviderLinkRow>(
      'select * from provider_links where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    return row && toProviderLink(row);
  }

  async save(link: ProviderLink): Promise<void> {
    const { id, userId, provider, issuer, subject, email, granted, createdAt, usedAt } = link;
    await this.tx.read(
      `insert into provider_links values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        on conflict (id) do update set provider = excluded.provider, email = excluded.email,
          granted = excluded.granted, used_at = excluded.used_at`,
      [id, userId, provider, issuer, subject, email, granted, new Date(createdAt), new Date(usedAt)],
    );
  }

  async remove(id: string, userId: string): Promise<ProviderLink | undefined> {
    const row = await this.tx.one<ProviderLinkRow>(
      'delete from provider_links where id = $1 and user_id = $2 returning *',
      [id, userId],
    );
    return row && toProviderLink(row);
  }

  async removeOf(userId: string): Promise<void> {
    await this.tx.read('delete from provider_links where user_id = $1', [userId]);
  }

  async begin({ stateHash, provider, userId, sealed, expiresAt }: Attempt): Promise<void> {
    await this.tx.read('insert into provider_attempts values ($1, $2, $3, $4, $5)', [
      ...[stateHash, provider, userId, sealed],
      new Date(expiresAt),
    ]);
  }

  async take(stateHash: string, now: number): Promise<Attempt | undefined> {
    const row = await this.tx.one<AttemptRow>(
      `update provider_attempts set used_at = $2 where state_hash = $1 and used_at is null and expires_at > $2
        returning *`,
      [stateHash, new Date(now)],
    );
    return (
      row && {
        stateHash: row.state_hash,
        provider: row.provider,
        userId: row.user_id,
        sealed: row.sealed,
        expiresAt: row.expires_at.getTime(),
      }
    );
  }

  async spend(tokenHash: string, expiresAt: number): Promise<boolean> {
    const row = await this.tx.one(
      'insert into spent_id_tokens values ($1, $2) on conflict do nothing returning token_hash',
      [tokenHash, new Date(expiresAt)],
    );
    return row !== undefined;
  }
}

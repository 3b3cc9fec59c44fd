import type { SqlTx } from '@kashikari/platform';
import type { Passkeys } from '../../app/ports';
import type { Passkey } from '../../domain/sign-in-methods/passkey';
import { toPasskey, type PasskeyRow } from './passkey-row';

export class PgPasskeys implements Passkeys {
  constructor(private readonly tx: SqlTx) {}

  async add(key: Passkey): Promise<boolean> {
    const row = await this.tx.one(
      `insert into passkeys
          (id, user_id, credential_id, public_key, counter, transports, synced, name, created_at, host)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        on conflict (credential_id) do nothing returning id`,
      [
        ...[key.id, key.userId, key.credentialId, Buffer.from(key.publicKey), key.counter],
        ...[key.transports, key.synced, key.name, new Date(key.createdAt), key.host],
      ],
    );
    return row !== undefined;
  }

  async lockByCredential(credentialId: string): Promise<Passkey | undefined> {
    return this.find('credential_id = $1', [credentialId]);
  }

  async lock(id: string, userId: string): Promise<Passkey | undefined> {
    return this.find('id = $1 and user_id = $2', [id, userId]);
  }

  async save({ id, name, counter, synced, usedAt }: Passkey): Promise<void> {
    await this.tx.read(
      'update passkeys set name = $2, counter = $3, synced = $4, used_at = $5 where id = $1',
      [...[id, name, counter, synced], usedAt === null ? null : new Date(usedAt)],
    );
  }

  async remove(id: string): Promise<void> {
    await this.tx.read('delete from passkeys where id = $1', [id]);
  }

  async removeOf(userId: string): Promise<void> {
    await this.tx.read('delete from passkeys where user_id = $1', [userId]);
  }

  async count(userId: string): Promise<number> {
    const row = await this.tx.one<{ keys: number }>(
      'select count(*)::int as keys from passkeys where user_id = $1',
      [userId],
    );
    return row?.keys ?? 0;
  }

  async challenge(challengeHash: string, userId: string | null, expiresAt: number): Promise<void> {
    await this.tx.read('insert into passkey_challenges values ($1, $2, $3)', [
      ...[challengeHash, userId],
      new Date(expiresAt),
    ]);
  }

  async takeChallenge(challengeHash: string, now: number): Promise<{ userId: string | null } | undefined> {
    const row = await this.tx.one<{ user_id: string | null }>(
      `update passkey_challenges set used_at = $2
        where challenge_hash = $1 and used_at is null and expires_at > $2 returning user_id`,
      [challengeHash, new Date(now)],
    );
    return row && { userId: row.user_id };
  }

  private async find(where: string, params: readonly unknown[]): Promise<Passkey | undefined> {
    const row = await this.tx.one<PasskeyRow>(`select * from passkeys where ${where} for update`, params);
    return row && toPasskey(row);
  }
}

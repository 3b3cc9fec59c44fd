import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { SigningKeys, type StoredKey } from '../../app/ports';

interface KeyRow {
  kid: string;
  public_jwk: unknown;
  sealed_private_jwk: string;
  created_at: Date;
}

const LOCK = `select pg_advisory_xact_lock(hashtextextended('identity.signing_keys', 0))`;

@Injectable()
export class PgSigningKeys extends SigningKeys {
  constructor(private readonly db: Database) {
    super();
  }

  override async since(instant: number): Promise<StoredKey[]> {
    const rows = await this.db.read<KeyRow>(
      'select * from signing_keys where created_at > $1 order by created_at desc',
      [new Date(instant)],
    );
    return rows.map((row) => ({
      kid: row.kid,
      publicJwk: JSON.stringify(row.public_jwk),
      sealedPrivateJwk: row.sealed_private_jwk,
      createdAt: row.created_at.getTime(),
    }));
  }

  override async addUnlessNewer(key: StoredKey, instant: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.read(LOCK);
      await tx.read(
        `insert into signing_keys select $1, $2, $3, $4
          where not exists (select from signing_keys where created_at > $5)`,
        [key.kid, key.publicJwk, key.sealedPrivateJwk, new Date(key.createdAt), new Date(instant)],
      );
    });
  }
}

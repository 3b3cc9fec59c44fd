import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { PasskeyViews } from '../../app/ports';
import type { Passkey } from '../../domain/sign-in-methods/passkey';
import { toPasskey, type PasskeyRow } from './passkey-row';

@Injectable()
export class PgPasskeyViews extends PasskeyViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async of(userId: string): Promise<Passkey[]> {
    const rows = await this.db.read<PasskeyRow>(
      'select * from passkeys where user_id = $1 order by created_at, id',
      [userId],
    );
    return rows.map(toPasskey);
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { Labs } from '../../app/ports';

const OF = 'select key from lab_choice where user_id = $1 order by key';

/** The user is locked against a deletion, which forgets the choices. */
const ON = `
  with chooser as (select id from users where id = $1 and deleted_at is null for share)
  insert into lab_choice (user_id, key) select chooser.id, wanted from chooser, unnest($2::text[]) wanted
    on conflict do nothing`;

@Injectable()
export class PgLabs extends Labs {
  constructor(private readonly db: Database) {
    super();
  }

  override async of(userId: string): Promise<string[]> {
    const rows = await this.db.read<{ key: string }>(OF, [userId]);
    return rows.map(({ key }) => key);
  }

  override async change(userId: string, on: readonly string[], off: readonly string[]): Promise<string[]> {
    return this.db.transaction(async (tx) => {
      await tx.read(ON, [userId, on]);
      await tx.read('delete from lab_choice where user_id = $1 and key = any($2)', [userId, off]);
      const rows = await tx.read<{ key: string }>(OF, [userId]);
      return rows.map(({ key }) => key);
    });
  }
}

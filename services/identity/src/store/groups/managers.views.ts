import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { ManagerViews } from '../../app/ports';
import type { Manager } from '../../domain/users/manager';
import type { User } from '../../domain/users/user';
import { toManager, toUser, type ManagerRow, type UserRow } from '../work/rows';

@Injectable()
export class PgManagerViews extends ManagerViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async around(viewer: string): Promise<{ manager: Manager; person: User }[]> {
    const rows = await this.db.read<UserRow & { appointment: ManagerRow }>(
      `select u.*, to_jsonb(x) as appointment
         from managers x join users u on u.id = case when x.account_id = $1 then x.user_id else x.account_id end
        where (x.account_id = $1 or x.user_id = $1) and x.removed_at is null
        order by x.account_id = $1 desc, u.sort_text, x.id`,
      [viewer],
    );
    return rows.map(({ appointment, ...person }) => ({
      manager: toManager(dated(appointment)),
      person: toUser(person),
    }));
  }

  override async find(id: string): Promise<Manager | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.db.one<ManagerRow>('select * from managers where id = $1 and removed_at is null', [
      id,
    ]);
    return row && toManager(row);
  }
}

function dated(row: ManagerRow): ManagerRow {
  return { ...row, created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) };
}

import type { SqlTx } from '@kashikari/platform';
import type { Managers } from '../../app/ports';
import { managerSnapshot } from '../../domain/shared/snapshots';
import type { Manager } from '../../domain/users/manager';
import { toManager, type ManagerRow } from '../work/rows';
import type { Publisher } from '../work/publisher';

export class PgManagers implements Managers {
  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
  ) {}

  async lockOf(accountId: string, userId: string): Promise<Manager | undefined> {
    return (await this.find('account_id = $1 and user_id = $2', [accountId, userId]))[0];
  }

  async lock(id: string): Promise<Manager | undefined> {
    return (await this.find('id = $1 and removed_at is null', [id]))[0];
  }

  /** One statement, however many there are. */
  async save(...managers: readonly Manager[]): Promise<void> {
    if (managers.length === 0) return;
    await this.tx.read(
      `insert into managers select * from jsonb_populate_recordset(null::managers, $1)
        on conflict (id) do update set version = excluded.version, created_at = excluded.created_at,
          updated_at = excluded.updated_at, removed_at = excluded.removed_at`,
      [JSON.stringify(managers.map(toRow))],
    );
    await this.publisher.publish(
      ...managers.map((manager) => ({ about: 'manager', snapshot: managerSnapshot(manager) }) as const),
    );
  }

  async around(userId: string): Promise<Manager[]> {
    return this.find('(account_id = $1 or user_id = $1) and removed_at is null', [userId]);
  }

  async of(accountId: string): Promise<string[]> {
    const rows = await this.tx.read<{ user_id: string }>(
      'select user_id from managers where account_id = $1 and removed_at is null',
      [accountId],
    );
    return rows.map((row) => row.user_id);
  }

  private async find(where: string, params: readonly unknown[]): Promise<Manager[]> {
    const rows = await this.tx.read<ManagerRow>(
      `select * from managers where ${where} order by id for no key update`,
      params,
    );
    return rows.map(toManager);
  }
}

function toRow(manager: Manager): Record<string, unknown> {
  return {
    id: manager.id,
    version: manager.version,
    account_id: manager.accountId,
    user_id: manager.userId,
    created_at: new Date(manager.createdAt),
    updated_at: new Date(manager.updatedAt),
    removed_at: manager.removedAt === null ? null : new Date(manager.removedAt),
  };
}

import type { Tx } from '@kashikari/platform';
import type { Managers } from '../app/ports';
import { managerFact } from '../domain/facts';
import type { Manager } from '../domain/manager';
import { toManager, type ManagerRow } from './rows';
import type { Told } from './told';

export class ManagersRepository implements Managers {
  constructor(
    private readonly tx: Tx,
    private readonly told: Told,
  ) {}

  async lockOf(accountId: string, userId: string): Promise<Manager | undefined> {
    return (await this.find('account_id = $1 and user_id = $2', [accountId, userId]))[0];
  }

  async lock(id: string): Promise<Manager | undefined> {
    return (await this.find('id = $1 and removed_at is null', [id]))[0];
  }

  async save(...managers: readonly Manager[]): Promise<void> {
    for (const manager of managers) {
      await this.tx.read(
        `insert into managers values ($1, $2, $3, $4, $5, $6, $7)
          on conflict (id) do update set version = excluded.version, created_at = excluded.created_at,
            updated_at = excluded.updated_at, removed_at = excluded.removed_at`,
        [
          manager.id,
          manager.version,
          manager.accountId,
          manager.userId,
          new Date(manager.createdAt),
          new Date(manager.updatedAt),
          manager.removedAt === null ? null : new Date(manager.removedAt),
        ],
      );
      await this.told.tell({ about: 'manager', fact: managerFact(manager) });
    }
  }

  async around(userId: string): Promise<Manager[]> {
    return this.find('(account_id = $1 or user_id = $1) and removed_at is null', [userId]);
  }

  private async find(where: string, params: readonly unknown[]): Promise<Manager[]> {
    const rows = await this.tx.read<ManagerRow>(
      `select * from managers where ${where} order by id for no key update`,
      params,
    );
    return rows.map(toManager);
  }
}

import { refused } from '@kashikari/kernel';
import type { SqlTx } from '@kashikari/platform';
import type { Id } from '../../domain/ids';

type Use = 'goods' | 'pictures' | 'bytes';

/** Quotas of an account (REST contract, edge: quotas). The database counts (migration 6); this class compares. */
export class Quotas {
  /** @param most 0 is no limit */
  constructor(private readonly most: Readonly<Record<Use, number>>) {}

  /**
   * Checks the quotas after the write, in its transaction, which a refusal rolls back. The transaction holds the
   * account's row, so no concurrent count is missed.
   * @throws DomainError `quota`
   */
  async check(tx: SqlTx, accountIds: readonly Id[], ...uses: readonly Use[]): Promise<void> {
    const rows = await tx.read<Readonly<Record<Use, number>>>(
      {
        name: 'account-use',
        text: 'select goods, pictures, bytes from account_use where account_id = any ($1::uuid[])',
      },
      [accountIds],
    );
    for (const row of rows)
      for (const what of uses) {
        const limit = this.most[what];
        if (limit > 0 && Number(row[what]) > limit) throw refused('quota', { what, limit });
      }
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@kashikari/kernel';
import { SettingsToken, type Tx } from '@kashikari/platform';
import type { Id } from '../domain/ids';
import type { QuotaSettings } from '../settings';

type Use = 'goods' | 'pictures' | 'bytes';

/** What one account may have at most (REST contract, edge: quotas). The database counts (migration 6), this compares. */
@Injectable()
export class Quotas {
  private readonly most: Readonly<Record<Use, number>>;

  constructor(@Inject(SettingsToken) settings: QuotaSettings) {
    this.most = {
      goods: settings.QUOTA_GOODS,
      pictures: settings.QUOTA_PICTURES,
      bytes: settings.QUOTA_BYTES,
    };
  }

  /**
   * After the writing, in its transaction, which goes back with the refusal: the account's row is held by it, so that nobody
   * else has counted in between.
   * @throws DomainError `quota`
   */
  async check(tx: Tx, accountIds: readonly Id[], ...uses: readonly Use[]): Promise<void> {
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
        if (limit > 0 && Number(row[what]) > limit)
          throw new DomainError({ kind: 'limited', code: 'quota', params: { what, limit } });
      }
  }
}

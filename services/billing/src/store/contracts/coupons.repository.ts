import { Injectable } from '@nestjs/common';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { Coupons, type Coupon } from '../../app/ports';

interface CouponRow extends Coupon {
  readonly is_spent: boolean;
}

/** $2 is the account, $3 business time. */
const FIND = `
  select code, name, percent, months, uses_left = 0
      or exists (select from coupon_uses u where u.code = c.code and u.account_id = $2) as is_spent
    from coupons c where code = $1 and (expires_at is null or expires_at > $3)`;

const TAKE_USE = `
  update coupons set uses_left = uses_left - 1
    where code = $1 and (uses_left is null or uses_left > 0) and (expires_at is null or expires_at > $2)
    returning code`;

const NOTE_USE = `
  insert into coupon_uses (code, account_id, at) values ($1, $2, $3) on conflict do nothing returning code`;

@Injectable()
export class PgCoupons extends Coupons {
  constructor(private readonly db: Database) {
    super();
  }

  override async find(code: string, accountId: string, now: number): Promise<Coupon | 'unknown' | 'spent'> {
    const row = await this.db.one<CouponRow>(FIND, [code, accountId, new Date(now)]);
    if (!row) return 'unknown';
    const { is_spent: isSpent, ...coupon } = row;
    return isSpent ? 'spent' : coupon;
  }

  override async redeem(within: Tx, code: string, accountId: string, now: number): Promise<boolean> {
    const tx = sqlOf(within);
    if (!(await tx.one(NOTE_USE, [code, accountId, new Date(now)]))) return false;
    return (await tx.one(TAKE_USE, [code, new Date(now)])) !== undefined;
  }

  override async giveBack(within: Tx, code: string, accountId: string): Promise<void> {
    const tx = sqlOf(within);
    const used = await tx.one('delete from coupon_uses where code = $1 and account_id = $2 returning code', [
      code,
      accountId,
    ]);
    if (used) await tx.read('update coupons set uses_left = uses_left + 1 where code = $1', [code]);
  }
}

import { Injectable } from '@nestjs/common';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { Coupons, type Coupon, type ListedCoupon } from '../../app/ports';
import type { IssuedCoupon } from '../../domain/contracts/coupon';

interface CouponRow extends Coupon {
  readonly is_spent: boolean;
}

interface ListedRow {
  readonly code: string;
  readonly name: string;
  readonly percent: number;
  readonly months: number | null;
  readonly expires_at: Date | null;
  readonly uses_left: number | null;
  readonly redeemed: number;
}

const LISTED = `
  select c.*, (select count(*)::int from coupon_uses u where u.code = c.code) as redeemed from coupons c`;

const CREATE = `
  insert into coupons (code, name, percent, months, expires_at, uses_left) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing returning code`;

const END = `update coupons set expires_at = least(expires_at, $2) where code = $1`;

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

  override async create(coupon: IssuedCoupon): Promise<boolean> {
    const { code, name, percent, months, expiresAt, usesLeft } = coupon;
    const values = [code, name, percent, months, expiresAt === null ? null : new Date(expiresAt), usesLeft];
    return (await this.db.one(CREATE, values)) !== undefined;
  }

  override async list(): Promise<ListedCoupon[]> {
    const rows = await this.db.read<ListedRow>(`${LISTED} order by expires_at desc nulls first, code`);
    return rows.map(toListed);
  }

  override async get(code: string): Promise<ListedCoupon | undefined> {
    const row = await this.db.one<ListedRow>(`${LISTED} where code = $1`, [code]);
    return row && toListed(row);
  }

  override async end(code: string, now: number): Promise<ListedCoupon | undefined> {
    await this.db.read(END, [code, new Date(now)]);
    return this.get(code);
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

function toListed({ expires_at: expiresAt, uses_left: usesLeft, ...coupon }: ListedRow): ListedCoupon {
  return { ...coupon, usesLeft, expiresAt: expiresAt && expiresAt.getTime() };
}

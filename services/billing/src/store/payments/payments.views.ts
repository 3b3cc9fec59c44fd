import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { PaymentViews, type PaymentFilter } from '../../app/ports';
import type { SeenPayment } from '../../domain/payment-permissions';
import { FIND, listQueries, MANAGED, OF_BOOKINGS, viewerOf } from './payment-queries';
import { toSeenPayment, type SeenRow } from './payment-row';

@Injectable()
export class PgPaymentViews extends PaymentViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async find(id: string, call: Call): Promise<SeenPayment | undefined> {
    const row = await this.db.one<SeenRow>(FIND, [...viewerOf(call), id]);
    return row && toSeenPayment(row);
  }

  override async list(
    filter: PaymentFilter,
    call: Call,
  ): Promise<{ readonly payments: SeenPayment[]; readonly total: number }> {
    const { count, page } = listQueries(filter, await this.payeesOf(filter, call), call);
    const rows = await this.db.read<SeenRow>(page.text, page.params);
    if (filter.afterId) return { payments: rows.map(toSeenPayment), total: 0 };
    const counted = await this.db.one<{ total: number }>(count.text, count.params);
    return { payments: rows.map(toSeenPayment), total: counted?.total ?? 0 };
  }

  private async payeesOf({ scope }: PaymentFilter, { actor }: Call): Promise<readonly string[]> {
    if (scope === 'pay' || actor.kind !== 'user') return [];
    const managed = await this.db.read<{ account_id: string }>(MANAGED, [actor.userId]);
    return [actor.userId, ...managed.map((row) => row.account_id)];
  }

  override async ofBookings(bookingIds: readonly string[], call: Call): Promise<SeenPayment[]> {
    const rows = await this.db.read<SeenRow>(OF_BOOKINGS, [...viewerOf(call), bookingIds]);
    return rows.map(toSeenPayment);
  }
}

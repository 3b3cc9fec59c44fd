import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { Id } from '../domain/ids';
import { Goods, type BookingCount } from './ports';

/** What reservation tells of a booking, as far as the order of lists goes by it. */
export interface BookingNews {
  readonly goodId: Id;
  readonly change: 'made' | 'cancelled';
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Counts how often goods are booked, for the orders "popular" and "booked_at"; each good once a batch. */
@Injectable()
export class CountBookings {
  constructor(private readonly goods: Goods) {}

  async run(news: readonly BookingNews[], tx: Tx): Promise<void> {
    const counts = new Map<Id, BookingCount>();
    for (const { goodId, change, at } of news) {
      const before = counts.get(goodId) ?? { goodId, added: 0, bookedAt: null };
      counts.set(
        goodId,
        change === 'made'
          ? { goodId, added: before.added + 1, bookedAt: Math.max(before.bookedAt ?? at, at) }
          : { ...before, added: before.added - 1 },
      );
    }
    if (counts.size > 0) await this.goods.countBookings(tx, [...counts.values()]);
  }
}

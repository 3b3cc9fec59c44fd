import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { countedDay } from '../domain/counted-day';
import { Popularity, type BookingNews } from './ports/popularity';

const DAY = 24 * 60 * 60_000;

/** Days before midnight UTC whose bookings count for the order `popular`. */
const COUNTED_DAYS = 365;

/** Goods per transaction, so that a count never holds many rows for long. */
const GOODS_PER_RUN = 1_000;

/**
 * Counts bookings and likes of goods for the order `popular`: once a day as of midnight UTC, so that the order is the same all day
 * and pages neither repeat nor lose a good. Ordered again by each run and at every start.
 */
@Injectable()
export class CountBookings {
  constructor(private readonly popularity: Popularity) {}

  note(news: readonly BookingNews[], tx: Tx): Promise<void> {
    return this.popularity.note(tx, news);
  }

  /** @param now business time, epoch milliseconds */
  order(now: number): Promise<void> {
    return this.popularity.order(now);
  }

  /** @param now business time, epoch milliseconds */
  async run(now: number, tx: Tx): Promise<void> {
    const today = countedDay(now);
    const period = { from: (today - COUNTED_DAYS) * DAY, until: today * DAY };
    const counted = await this.popularity.recount(tx, period, today, GOODS_PER_RUN);
    if (counted === GOODS_PER_RUN) return this.popularity.order(now, tx);
    await this.popularity.forgetBefore(tx, period.from);
    await this.popularity.order(period.until + DAY, tx);
  }
}

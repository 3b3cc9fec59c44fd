import { groupedBy } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { DailyReaders, DailyReports, type DailyOrder, type DueDaily } from '../ports/daily-reports';

const DAY = 24 * 3_600_000;

/** Maximum time until the next look. Whoever turns reports on orders one at once (`planDaily`). */
const LOOK_EVERY = DAY;

/** Time for which a day that was decided about is remembered. */
const REMEMBERED = 40 * DAY;

/** Orders the daily reports that are due. Each person gets a group's day once, whatever the clock does. */
@Injectable()
export class OrderDailyReports {
  constructor(
    private readonly reports: DailyReports,
    private readonly readers: DailyReaders,
  ) {}

  async run(now: number, tx: Tx): Promise<void> {
    let next = now + LOOK_EVERY;
    for await (const page of this.readers.pages()) {
      const due = await this.reports.takeDue(page, now, tx);
      if (due.length > 0) await this.reports.order(await this.ordersOf(due), now, tx);
      next = Math.min(next, (await this.reports.nextDue(page, now, tx)) ?? next);
    }
    await this.reports.forget(now - REMEMBERED, tx);
    await this.reports.lookAt(next, tx);
  }

  /** One order for each group, day and language. */
  private async ordersOf(due: readonly DueDaily[]): Promise<DailyOrder[]> {
    const locales = await this.readers.locales([...new Set(due.map(({ userId }) => userId))]);
    const known = due.flatMap((one) => {
      const locale = locales.get(one.userId);
      return locale ? [{ ...one, locale }] : [];
    });
    const same = groupedBy(known, ({ groupId, day, locale }) => [groupId, day, locale].join(' '));
    return [...same.values()].map((readers) => ({
      ...readers[0]!,
      userIds: readers.map(({ userId }) => userId),
    }));
  }
}

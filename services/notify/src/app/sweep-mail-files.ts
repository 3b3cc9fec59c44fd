import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { MailFiles } from './ports/mail-files';

const DAY = 24 * 60 * 60_000;

/** Removes expired mail files once a day. Each run, and every start, schedules the next one. */
@Injectable()
export class SweepMailFiles {
  constructor(private readonly files: MailFiles) {}

  /** @param now business time */
  order(now: number): Promise<void> {
    return this.files.order(nextMidnight(now));
  }

  async run(now: number, tx: Tx): Promise<void> {
    await this.files.removeBefore(now);
    await this.files.orderIn(tx, nextMidnight(now));
  }
}

function nextMidnight(now: number): number {
  return (Math.floor(now / DAY) + 1) * DAY;
}

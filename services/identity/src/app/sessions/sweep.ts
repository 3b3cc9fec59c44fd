import { Injectable } from '@nestjs/common';
import { SecurityTime, UnitOfWork, type Work } from '../ports';

const DAY = 24 * 60 * 60_000;

/** Deletes expired data once a day. Each run, and every start, schedules the next one. */
@Injectable()
export class Sweep {
  constructor(
    private readonly works: UnitOfWork,
    private readonly time: SecurityTime,
  ) {}

  /** @param now business time */
  async order(now: number): Promise<void> {
    await this.works.run((work) => work.orderSweep(nextMidnight(now)));
  }

  async run(now: number, work: Work): Promise<void> {
    await work.sweep(this.time.now());
    await work.orderSweep(nextMidnight(now));
  }
}

function nextMidnight(now: number): number {
  return (Math.floor(now / DAY) + 1) * DAY;
}

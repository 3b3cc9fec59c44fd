import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { lapseOffer, passWait } from '../domain/wait-time';
import { Waits } from './ports/waits';

/** Moments that come for those who wait. */
@Injectable()
export class WaitTimes {
  constructor(private readonly waits: Waits) {}

  /** The time to answer is over: the next is asked. */
  async answerIsDue(id: string, tx: Tx, now: number): Promise<void> {
    await this.waits.due(tx, id, now, (wait) => lapseOffer(wait, now));
  }

  /** Somebody who waits for a good holds less of its lender's elsewhere. */
  async limitIsFreed(goodId: string, tx: Tx, now: number): Promise<void> {
    await this.waits.look(tx, goodId, now);
  }

  /** The range can't be booked any more. */
  async rangeIsOver(id: string, tx: Tx, now: number): Promise<void> {
    await this.waits.due(tx, id, now, (wait) => passWait(wait, now));
  }
}

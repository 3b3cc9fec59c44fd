import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { lapseOffer, passWait } from '../domain/wait-time';
import { Waits } from './ports/waits';

/** Moments that come for those who wait. */
@Injectable()
export class WaitTimes {
  constructor(private readonly waits: Waits) {}

  /** Handles the end of the time to answer: the next person gets an offer. */
  async answerIsDue(id: string, tx: Tx, now: number): Promise<void> {
    await this.waits.due(tx, id, now, (wait) => lapseOffer(wait, now));
  }

  /** Handles a waiting person's lower number of bookings with the lender, which may satisfy its limit. */
  async limitIsFreed(goodId: string, tx: Tx, now: number): Promise<void> {
    await this.waits.look(tx, goodId, now);
  }

  /** The range can't be booked any more. */
  async rangeIsOver(id: string, tx: Tx, now: number): Promise<void> {
    await this.waits.due(tx, id, now, (wait) => passWait(wait, now));
  }
}

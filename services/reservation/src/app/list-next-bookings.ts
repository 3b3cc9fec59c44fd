import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { LiveBookings, type NextBookings, type NextBookingsQuery } from './ports';

/** Lists the next bookings of goods, for their managers. */
@Injectable()
export class ListNextBookings {
  constructor(private readonly live: LiveBookings) {}

  /**
   * Returns the next bookings of those goods whose lender the actor is or acts for. A member card acts for no account.
   */
  async run(query: NextBookingsQuery, { actor, now }: Call): Promise<NextBookings[]> {
    return actor.kind === 'user' ? this.live.nextOf(query, actor.userId, now) : [];
  }
}

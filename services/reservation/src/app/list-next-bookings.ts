import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { LiveBookings, type NextBookings, type NextBookingsQuery } from './ports';

/** What comes next of goods, for those who run them. */
@Injectable()
export class ListNextBookings {
  constructor(private readonly live: LiveBookings) {}

  /** Of those of the goods whose lender the actor is or acts for; a card acts for nobody. */
  async run(query: NextBookingsQuery, { actor, now }: Call): Promise<NextBookings[]> {
    return actor.kind === 'user' ? this.live.nextOf(query, actor.userId, now) : [];
  }
}

import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { refuseUnlessSystem } from './callers';
import { LiveBookings, type CountScope } from './ports';

/** Counts live bookings for identity and catalog, before they remove a person or a good. */
@Injectable()
export class CountLiveBookings {
  constructor(private readonly live: LiveBookings) {}

  async run(scope: CountScope, call: Call): Promise<{ live: number; out: number }> {
    refuseUnlessSystem(call);
    return this.live.count(scope, call.now);
  }

  async borrowersIn(groupId: string, userIds: readonly string[], call: Call): Promise<string[]> {
    refuseUnlessSystem(call);
    return this.live.borrowersIn(groupId, userIds, call.now);
  }

  /** Returns true if the user has returned the good, which is required to review it. */
  async hasReturned(goodId: string, userId: string, call: Call): Promise<boolean> {
    refuseUnlessSystem(call);
    return this.live.hasReturned(goodId, userId);
  }
}

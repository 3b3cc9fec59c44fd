import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { viewerOf } from './callers';
import { MemberBookingsViews, type GroupMember, type MemberBookings } from './ports';

/** Counts live bookings of a group's members, for the people who run the group. */
@Injectable()
export class CountMemberBookings {
  constructor(private readonly views: MemberBookingsViews) {}

  /** Returns one row for each member of a group that the actor runs; a card runs none. */
  async run(members: readonly GroupMember[], { actor, now }: Call): Promise<MemberBookings[]> {
    return actor.kind === 'user' ? this.views.count(members, viewerOf(actor), now) : [];
  }
}

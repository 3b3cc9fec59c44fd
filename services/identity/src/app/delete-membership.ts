import { Injectable } from '@nestjs/common';
import { forbidden, notFound, type Call } from '@kashikari/kernel';
import { leave } from '../domain/membership';
import { FindMembership } from './find-membership';
import { Bookings, UnitOfWork } from './ports';
import { refusal } from './refusing';
import { saveSeated } from './seating';

/** Somebody leaves a group, or is removed from it; refused while they have live bookings of its goods. */
@Injectable()
export class DeleteMembership {
  constructor(
    private readonly works: UnitOfWork,
    private readonly find: FindMembership,
    private readonly bookings: Bookings,
  ) {}

  async run(id: string, call: Call): Promise<void> {
    const { membership, accountId } = await this.find.run(id, call);
    if (!membership.permissions.includes('delete')) throw forbidden();
    const live = await this.bookings.liveInGroup(membership.groupId, membership.userId);
    if (live > 0) throw refusal('conflict', 'membership.active_bookings', undefined, { live });
    await this.works.run(async (work) => {
      await work.groups.share(membership.groupId);
      const seats = await work.seats.lock(accountId);
      const before = await work.memberships.lock(id);
      if (!before || !seats) throw notFound('membership', id);
      await saveSeated(work, seats, before, leave(before, call.now));
    });
  }
}

import { Injectable } from '@nestjs/common';
import { forbidden, notFound, type Call, refused } from '@kashikari/kernel';
import { leave } from '../../domain/members/membership';
import { CardReturn } from './card-return';
import { FindMembership } from './find-membership';
import { Bookings, UnitOfWork } from '../ports';
import { saveSeated } from '../seats/seating';

/** Somebody in a group of an account. */
interface Belonging {
  readonly groupId: string;
  readonly userId: string;
  readonly accountId: string;
}

/** Somebody leaves a group, or is removed from it; refused while they have live bookings of its goods. */
@Injectable()
export class DeleteMembership {
  constructor(
    private readonly works: UnitOfWork,
    private readonly find: FindMembership,
    private readonly bookings: Bookings,
    private readonly cards: CardReturn,
  ) {}

  async run(id: string, call: Call): Promise<void> {
    const { membership, accountId } = await this.find.run(id, call);
    if (!membership.permissions.includes('delete')) throw forbidden();
    await this.end({ ...membership, accountId }, call);
  }

  /** Ends a membership after its caller has checked the permission. */
  async end({ groupId, userId, accountId }: Belonging, call: Call): Promise<void> {
    const live = await this.bookings.liveInGroup(groupId, userId);
    if (live > 0) throw refused('membership.active_bookings', { live });
    await this.works.run(async (work) => {
      await work.groups.share(groupId);
      const seats = await work.seats.lock(accountId);
      const before = await work.memberships.lockOf(groupId, userId);
      if (!before || before.leftAt !== null || !seats) throw notFound('membership', userId);
      await saveSeated(work, seats, before, leave(before, call.now));
      await this.cards.takeBack([userId], accountId, work, call.now);
    });
  }
}

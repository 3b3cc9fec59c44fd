import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, type Call } from '@kashikari/kernel';
import { deleteGroup } from '../../domain/groups/group';
import { leave } from '../../domain/members/membership';
import { GetGroup } from './get-group';
import { SecurityTime, UnitOfWork } from '../ports';
import { seatWaiting } from '../seats/seating';

/** Deletes a group. Its memberships end; reservation cancels what is booked when it hears of it. */
@Injectable()
export class DeleteGroup {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly time: SecurityTime,
  ) {}

  async run(idOrSlug: string, call: Call): Promise<void> {
    accountHolder(call);
    const { id } = await this.getGroup.whereMay('delete', idOrSlug, call);
    await this.works.run(async (work) => {
      const group = await work.groups.lock(id);
      if (!group) throw notFound('group', idOrSlug);
      const seats = await work.seats.lock(group.ownerId);
      const members = await work.memberships.inGroup(id);
      await work.memberships.save(...members.map((membership) => leave(membership, call.now)));
      await work.groups.save(deleteGroup(group, call.now));
      const data = { group_id: id };
      await work.note({ userId: group.ownerId, kind: 'group_deleted', at: this.time.now(), data });
      if (!seats) return;
      await work.seats.save({ ...seats, used: await work.seats.count(group.ownerId) }, call.now);
      await seatWaiting(work, group.ownerId, call.now);
    });
  }
}

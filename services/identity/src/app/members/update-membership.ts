import { Injectable } from '@nestjs/common';
import { forbidden, notFound, type Call } from '@kashikari/kernel';
import { changeMembership } from '../../domain/members/membership';
import type { Patch } from '../../domain/shared/patch';
import { showMembership, type ShownMembership } from '../../domain/shared/shown';
import { FindMembership } from './find-membership';
import { UnitOfWork } from '../ports';
import { refuseFaults } from '../shared/refusing';
import { saveSeated } from '../seats/seating';

/** Changes role, tags and standing of a member. */
@Injectable()
export class UpdateMembership {
  constructor(
    private readonly works: UnitOfWork,
    private readonly find: FindMembership,
  ) {}

  async run({ id, patch }: { id: string; patch: Patch }, call: Call): Promise<ShownMembership> {
    const { membership, mayManage, accountId } = await this.find.run(id, call);
    if (!mayManage) throw forbidden();
    return this.works.run(async (work) => {
      await work.groups.share(membership.groupId);
      const seats = await work.seats.lock(accountId);
      const before = await work.memberships.lock(id);
      if (!before || !seats) throw notFound('membership', id);
      const { value, faults } = changeMembership(before, patch, call.now);
      refuseFaults(faults);
      await saveSeated(work, seats, before, value);
      return showMembership(value, true, call.actor);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, type Call } from '@kashikari/kernel';
import { changeGroup, picturesIn } from '../../domain/groups/group';
import type { Patch } from '../../domain/shared/patch';
import type { ShownGroup } from '../../domain/shared/shown';
import { GetGroup } from './get-group';
import { Pictures, SecurityTime, UnitOfWork } from '../ports';
import { refuseFaults, refuseStale } from '../shared/refusing';

export interface GroupUpdate {
  readonly id: string;
  readonly patch: Patch;
  readonly ifVersion?: number | undefined;
}

/** Changes settings of a group. */
@Injectable()
export class UpdateGroup {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly pictures: Pictures,
    private readonly time: SecurityTime,
  ) {}

  async run(update: GroupUpdate, call: Call): Promise<ShownGroup> {
    const actorId = accountHolder(call);
    const { id, permissions } = await this.getGroup.whereMay('edit', update.id, call);
    const { patch } = update;
    for (const picture of picturesIn(patch)) await this.pictures.claim(id, picture, call);
    await this.works.run(async (work) => {
      const before = await work.groups.lock(id);
      if (!before) throw notFound('group', update.id);
      refuseStale(before.version, update.ifVersion);
      const { value, faults } = changeGroup(before, patch, call.now);
      refuseFaults(faults);
      // Somebody who may not set the fee may send back what they got.
      const isOtherFee = value.pricePerMonth !== before.pricePerMonth;
      if (isOtherFee && !permissions.includes('set_fee')) throw forbidden();
      await work.groups.save(value);
      if (isOtherFee && before.pricePerMonth === null) await work.memberships.publishAll(id);
      if (before.passcode !== value.passcode) {
        const data = { group_id: id, by: actorId };
        await work.note({ userId: value.ownerId, kind: 'passcode_changed', at: this.time.now(), data });
      }
    });
    return this.getGroup.run(id, call);
  }
}

import { Injectable } from '@nestjs/common';
import { followFee, isSeated } from '../../domain/members/membership';
import { takeSeat } from '../../domain/seats/seats';
import type { Work } from '../ports';
import { saveSeated } from '../seats/seating';

/** A change of billing's stop on a membership, with its version. */
export interface MembershipFee {
  readonly groupId: string;
  readonly userId: string;
  readonly version: number;
  readonly stopped: boolean;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** A membership stops where its fee is not paid, and gives its seat away; it comes back when it is paid. */
@Injectable()
export class ApplyFee {
  /** An older version than the known one changes nothing. */
  async run({ groupId, userId, version, stopped, changedAt }: MembershipFee, work: Work): Promise<void> {
    const group = await work.groups.share(groupId);
    const seats = group && (await work.seats.lock(group.ownerId));
    const before = await work.memberships.lockOf(groupId, userId);
    if (!seats || !before || before.leftAt !== null || before.feeVersion >= version) return;
    const after = followFee(before, { stopped, version }, changedAt);
    const elsewhere = await work.seats.isSeatedElsewhere(seats.accountId, userId, before.id);
    // Somebody who paid after the last seat was taken waits for the next one.
    const hasRoom = isSeated(before) || !isSeated(after) || takeSeat(seats, elsewhere).ok;
    await saveSeated(work, seats, before, hasRoom ? after : { ...after, disabledBy: 'plan' });
  }
}

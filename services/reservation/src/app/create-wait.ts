import type { BookingRange } from '@kashikari/availability';
import { notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { joinQueue } from '../domain/join-queue';
import type { ShownWait } from '../domain/shown-wait';
import { writer } from './callers';
import { RefreshReplicas } from './refresh-replicas';
import { Waits } from './ports/waits';

export interface CreateWaitCommand {
  readonly id: string;
  readonly goodId: string;
  readonly asked: BookingRange;
  readonly quantity: number;
}

/** Adds the caller to the queue of a good that they cannot book. */
@Injectable()
export class CreateWait {
  constructor(
    private readonly waits: Waits,
    private readonly missing: RefreshReplicas,
  ) {}

  async run(command: CreateWaitCommand, call: Call): Promise<ShownWait> {
    const viewer = writer(call.actor);
    const { goodId } = command;
    const stands = await this.waits.stands(goodId, viewer);
    if (stands === undefined && !(await this.missing.goods([goodId], call.now)))
      throw notFound('good', goodId);
    // A membership may be so new that we have not heard of it.
    if (stands === undefined || stands === 'none' || stands === 'viewer') {
      await this.missing.person(viewer.userId, call.now);
    }
    const wanted = { ...command, userId: viewer.userId };
    return this.waits.join(wanted, viewer, call, ({ good, lender, stands: now, hasRoom }) =>
      joinQueue(wanted, good, lender, now, hasRoom, call.now),
    );
  }
}

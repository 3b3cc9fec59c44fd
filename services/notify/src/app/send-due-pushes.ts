import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { PushQueue, type CarriedPush } from './ports/push';
import { PUSH_ROUND, PushCourier } from './push-courier';

/** Takes out what browsers are to be told, for the courier to carry once that is committed. */
@Injectable()
export class SendDuePushes {
  constructor(
    private readonly pushQueue: PushQueue,
    private readonly courier: PushCourier,
  ) {}

  async take(now: number, tx: Tx): Promise<CarriedPush[]> {
    return this.courier.hasRoom() ? this.pushQueue.take(PUSH_ROUND, now, tx) : [];
  }

  carry(pushes: readonly CarriedPush[]): void {
    if (pushes.length) this.courier.carry(pushes);
  }
}

import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { PushQueue, type ClaimedPush } from './ports/push';
import { PUSH_ROUND, PushDispatcher } from './push-dispatcher';

/** Reserves due pushes; the dispatcher sends them after the commit. */
@Injectable()
export class SendDuePushes {
  constructor(
    private readonly pushQueue: PushQueue,
    private readonly dispatcher: PushDispatcher,
  ) {}

  async take(now: number, tx: Tx): Promise<ClaimedPush[]> {
    return this.dispatcher.hasRoom() ? this.pushQueue.take(PUSH_ROUND, now, tx) : [];
  }

  carry(pushes: readonly ClaimedPush[]): void {
    if (pushes.length) this.dispatcher.carry(pushes);
  }
}

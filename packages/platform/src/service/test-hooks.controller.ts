import { Inject } from '@nestjs/common';
import { testHooks } from '@kashikari/contracts';
import { GrpcController } from '../grpc/grpc-controller';
import type { House } from './house';
import { HouseToken } from './tokens';

/** Moves business time and waits for quiet. Registered only where KASHIKARI_TEST_HOOKS=1. */
@GrpcController(testHooks.TestHooksServiceService)
export class TestHooks {
  constructor(@Inject(HouseToken) private readonly house: House) {}

  async setClock({ now }: testHooks.SetClockRequest): Promise<testHooks.SetClockResponse> {
    this.house.clock.set(now?.getTime());
    return {};
  }

  async drain(): Promise<testHooks.DrainResponse> {
    return { idle: await drainOnce(this.house) };
  }

  async nextDue(): Promise<testHooks.NextDueResponse> {
    const next = await this.house.runner.nextDue();
    return { dueAt: next === undefined ? undefined : new Date(next) };
  }
}

/** One round: due jobs, the outbox, what has arrived. @returns whether nothing was done */
export async function drainOnce({ runner, relay, feed }: House): Promise<boolean> {
  const ran = await runner.runDue();
  const published = await relay.drain();
  const quiet = await feed.drain();
  return ran === 0 && published === 0 && quiet;
}

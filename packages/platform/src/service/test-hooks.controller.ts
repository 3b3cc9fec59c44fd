import { Inject } from '@nestjs/common';
import { testHooks } from '@kashikari/contracts';
import { GrpcController } from '../grpc/grpc-controller';
import type { House } from './house';
import { QuietWatch } from './quiet-watch';
import { HouseToken } from './tokens';

/** Moves business time and waits for quiet. Registered only where KASHIKARI_TEST_HOOKS=1. */
@GrpcController(testHooks.TestHooksServiceService)
export class TestHooks {
  private readonly watch: QuietWatch;

  constructor(@Inject(HouseToken) private readonly house: House) {
    this.watch = new QuietWatch(house);
  }

  async setClock({ now }: testHooks.SetClockRequest): Promise<testHooks.SetClockResponse> {
    this.house.clock.set(now?.getTime());
    return {};
  }

  async drain(): Promise<testHooks.DrainResponse> {
    return this.watch.round();
  }

  async nextDue(): Promise<testHooks.NextDueResponse> {
    const next = await this.house.runner.nextDue();
    return { dueAt: next === undefined ? undefined : new Date(next) };
  }
}

import { Inject } from '@nestjs/common';
import { testHooks } from '@kashikari/contracts';
import { GrpcController } from '../grpc/grpc-controller';
import type { ServiceContext } from './service-context';
import { IdleDetector } from './idle-detector';
import { ServiceContextToken } from './tokens';

/** Moves business time and waits for quiet. Registered only where KASHIKARI_TEST_HOOKS=1. */
@GrpcController(testHooks.TestHooksServiceService)
export class TestHooks {
  private readonly watch: IdleDetector;

  constructor(@Inject(ServiceContextToken) private readonly context: ServiceContext) {
    this.watch = new IdleDetector(context);
  }

  async setClock({ now }: testHooks.SetClockRequest): Promise<testHooks.SetClockResponse> {
    this.context.clock.set(now?.getTime());
    return {};
  }

  async drain(): Promise<testHooks.DrainResponse> {
    return this.watch.round();
  }

  async nextDue(): Promise<testHooks.NextDueResponse> {
    const next = await this.context.runner.nextDue();
    return { dueAt: next === undefined ? undefined : new Date(next) };
  }
}

import { connectSharedState, type Logger } from '@kashikari/platform/edge';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { countHere, type CounterOf } from './rate-limits';
import type { Dependency } from '../health/readiness';

export interface SharedLimits {
  readonly counterOf: CounterOf;
  readonly dependencies: readonly Dependency[];
  close(): void;
}

/**
 * Returns the counters of calls. With Redis, all processes of a fleet share them; without it, each process counts
 * separately. While Redis is unreachable, each process counts separately, too. No request is refused for that, and
 * /readyz reports degraded.
 */
export function sharedLimits(redisUrl: string | undefined, logger: Logger): SharedLimits {
  if (!redisUrl) return { counterOf: countHere, dependencies: [], close: () => undefined };
  let told = '';
  const shared = connectSharedState(redisUrl, ({ message }) => {
    // The connection is retried repeatedly; the same error is logged once.
    if (message !== told) logger.warn({ reason: message }, 'Redis does not respond');
    told = message;
  });
  const counterOf: CounterOf = (name, points) => {
    const own = countHere(name, points);
    return new RateLimiterRedis({
      storeClient: shared.client,
      keyPrefix: `kashikari:${name}`,
      points,
      duration: own.duration,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
    });
  };
  return {
    counterOf,
    dependencies: [{ name: 'redis', essential: false, probes: [() => shared.isUp()] }],
    close: () => shared.close(),
  };
}

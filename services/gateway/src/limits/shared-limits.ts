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
 * Where calls are counted: together with the other processes of a fleet where there is a Redis, each for itself where
 * there is none. While Redis is away each counts for itself again; nobody is refused for it, and /readyz says degraded.
 */
export function sharedLimits(redisUrl: string | undefined, logger: Logger): SharedLimits {
  if (!redisUrl) return { counterOf: countHere, dependencies: [], close: () => undefined };
  let told = '';
  const shared = connectSharedState(redisUrl, ({ message }) => {
    // It is tried again and again: the same trouble is told once.
    if (message !== told) logger.warn({ reason: message }, 'Redis does not answer');
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

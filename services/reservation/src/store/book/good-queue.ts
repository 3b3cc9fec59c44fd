import { KeyedQueue } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';

/** Maximum number of concurrent writes of one good in a process; more would only wait inside PostgreSQL. */
const AT_ONCE = 4;

/** Maximum time that a write waits for its turn, milliseconds; its caller's deadline is ten seconds. */
export const LONGEST_WAIT = 8_000;

/**
 * Prevents that writes of one good in high demand occupy all connections of the pool, each waiting for the same row.
 */
@Injectable()
export class GoodQueue extends KeyedQueue {
  constructor() {
    super({ atOnce: AT_ONCE, longestWait: LONGEST_WAIT });
  }
}

import type { News } from './news';

/**
 * Returns the news of a test.
 * @param now business time
 * @param real real time
 */
export function pingOf(id: string, now: number, real: number): News {
  return {
    event: 'ping',
    key: id,
    timestamp: new Date(now).toISOString(),
    happenedAt: real,
    data: {},
    facts: {},
  };
}

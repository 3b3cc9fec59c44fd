import { setTimeout as wait } from 'node:timers/promises';
import { watchCpu } from './cpu.mjs';
import { signUp } from './seed.mjs';

/** Time until the work of a start is done, seconds. */
const SETTLED = 60;

/** Duration of the measurement, seconds. */
const WATCHED = 120;

/**
 * Measures the idle product: an account and a good, no request, no open page.
 * @returns {Promise<{ rows: [string, number][], othersShare: number }>} processes, and their share of one core
 */
export async function measureIdle(product, { quick }) {
  const lender = await signUp(product, 'みなと大学メディアセンター', 'bench-idle@example.com');
  const { group } = await product.call('POST', '/groups', { name: '機材', slug: 'idle' }, lender.token);
  await product.call('POST', '/goods', { title: '椅子', group_ids: [group.id] }, lender.token);
  const seconds = quick ? WATCHED / 4 : WATCHED;
  await wait((quick ? SETTLED / 2 : SETTLED) * 1_000);
  const stop = watchCpu(product.processes());
  await wait(seconds * 1_000);
  const { cpu, othersShare } = stop();
  return { rows: Object.entries(cpu).map(([name, used]) => [name, used / seconds]), othersShare };
}

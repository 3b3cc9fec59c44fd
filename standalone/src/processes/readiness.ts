import { setTimeout as wait } from 'node:timers/promises';
import { StartFault } from '../start-fault';
import type { Child } from './child';

/** A first start migrates six databases on a slow disk. */
const TIMEOUT_MS = 120_000;

/**
 * Maximum wait for all parts, milliseconds. A part (mail, say) may fail by itself, and the product serves without it.
 */
const WHOLE_MS = 20_000;

/** A process that ends this often before the product has answered once won't come up by itself. */
const MAX_CRASHES = 3;

/**
 * Waits until the product reports that it is ready.
 * @param address of the gateway
 * @param operations the gateway's operations port, whose `/readyz` names the missing parts
 * @param tail returns the last lines that a process has logged
 * @throws StartFault if a process ends repeatedly, or it takes too long
 */
export async function untilAnswering(
  { address, operations }: { readonly address: string; readonly operations: string },
  children: readonly Child[],
  tail: (name: string) => string,
): Promise<void> {
  let missing = 'no response yet';
  for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; await wait(50)) {
    const broken = children.find((child) => child.state.crashes >= MAX_CRASHES);
    if (broken) throw new StartFault(`${broken.plan.name} does not start:\n${tail(broken.plan.name)}`);
    try {
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) });
      const { status } = (await answer.json()) as { status: string };
      if (status === 'ready' || (answer.ok && Date.now() - began > WHOLE_MS)) return;
      missing = await detailsOf(operations);
    } catch {
      // The port is not open yet.
    }
  }
  throw new StartFault(`Kashikari was not ready within ${TIMEOUT_MS / 1000} s: ${missing}`);
}

async function detailsOf(operations: string): Promise<string> {
  return (await fetch(`${operations}/readyz`, { signal: AbortSignal.timeout(2_000) })).text();
}

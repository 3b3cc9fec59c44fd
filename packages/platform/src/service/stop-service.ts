import type { INestMicroservice } from '@nestjs/common';
import type { OpsServer } from '../observe/ops-server';
import type { House } from './house';

/** How long the last events may take on their way out; they are in the outbox anyway. Milliseconds. */
const LAST_EVENTS = 3_000;

/**
 * Ends a service in the order that loses nothing: new calls are refused and running ones finish, the batch of events
 * and the job under way finish, what they wrote is published, and only then the connections close.
 */
export async function stopService(
  house: House,
  app: INestMicroservice | undefined,
  ops: OpsServer,
): Promise<void> {
  const { readiness, wakeUps, runner, feed, relay, clients, bus, db, logger } = house;
  readiness.stop();
  const ending = async (what: string, end: () => Promise<unknown>) => {
    await end().catch((error: unknown) => logger.warn({ error }, `${what} did not end cleanly`));
  };
  await Promise.all([
    ending('Calls', async () => app?.close()),
    ending('Events', () => feed.stop()),
    ending('Jobs', async () => {
      await runner.stop();
      await wakeUps.stop();
    }),
  ]);
  await ending('Publishing', () => within(LAST_EVENTS, relay.stop()));
  clients.close();
  await ending('The transport of events', () => bus.close());
  await ending('The database', () => db.close());
  await ending('The port of figures', () => ops.close());
  logger.info({}, 'Service stopped');
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

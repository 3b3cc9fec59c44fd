import type { INestMicroservice } from '@nestjs/common';
import { STOPPING } from '../limits/call-limits';
import type { OpsServer } from '../observe/ops-server';
import type { ServiceContext } from './service-context';

/**
 * Stops a service in an order that loses nothing. New calls are refused, and running calls, the batch of events and the
 * running job finish. Then their events are published, and at last the connections close.
 */
export async function stopService(
  context: ServiceContext,
  app: INestMicroservice | undefined,
  ops: OpsServer,
): Promise<void> {
  const { readiness, poller, runner, feed, relay, clients, bus, db, logger } = context;
  readiness.stop();
  const ending = (what: string, most: number, end: () => Promise<unknown>) =>
    within(most, end).catch((error: unknown) => logger.warn({ error }, `${what} did not shut down cleanly`));
  await Promise.all([
    ending('Calls', STOPPING.finish, async () => app?.close()),
    ending('Events', STOPPING.finish, () => feed.stop()),
    ending('Jobs', STOPPING.finish, async () => {
      await runner.stop();
      await poller.stop();
    }),
  ]);
  await ending('Publishing', STOPPING.publish, () => relay.stop());
  clients.close();
  await Promise.all([
    ending('The transport of events', STOPPING.close, () => bus.close()),
    ending('The database', STOPPING.close, () => db.close()),
    ending('The port of figures', STOPPING.close, () => ops.close()),
  ]);
  logger.info({}, 'Service stopped');
}

async function within(milliseconds: number, work: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not after ${milliseconds} ms`)), milliseconds);
  });
  await Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

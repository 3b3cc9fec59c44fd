import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WriteProbe } from '../database/write-probe';
import type { ServiceContext } from './service-context';

const LAG = `select coalesce(extract(epoch from clock_timestamp() - created_at), 0)::float8 as seconds
  from outbox order by seq limit 1`;

const NANOSECONDS = 1e9;
/**
 * One monitor per process, however many services it runs. A finer resolution would dominate the load of an idle
 * process.
 */
const eventLoop = monitorEventLoopDelay({ resolution: 500 });

/** Registers the metrics that are read at each scrape, and the checks of /readyz. */
export function watchService({ metrics, readiness, db, bus }: ServiceContext): void {
  eventLoop.enable();
  metrics.gauge(
    'kashikari_event_loop_delay_p99_seconds',
    'Delay of the event loop since the last look.',
    () => {
      const delay = eventLoop.percentile(99) / NANOSECONDS;
      eventLoop.reset();
      return delay;
    },
  );
  metrics.gauge(
    'kashikari_outbox_lag_seconds',
    'Age of the oldest event that is still to be published.',
    async () => {
      return (await db.one<{ seconds: number }>(LAG))?.seconds ?? 0;
    },
  );
  metrics.gauge('kashikari_dead_letters', 'Events and jobs that wait for somebody to look.', async () => {
    return (await db.one<{ n: number }>('select count(*) as n from dead_letter'))?.n ?? 0;
  });
  metrics.gauge('kashikari_pool_connections', 'Connections to the database.', () => db.use().total);
  metrics.gauge('kashikari_pool_idle', 'Connections that nobody uses.', () => db.use().idle);
  metrics.gauge('kashikari_pool_waiting', 'Callers that wait for a connection.', () => db.use().waiting);
  readiness.add('database', () => db.ping(), { needed: true });
  const writes = new WriteProbe(db);
  readiness.add('writes', () => writes.check(), { needed: false });
  readiness.add('events', () => bus.ping(), { needed: false });
}

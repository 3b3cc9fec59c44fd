import { AccountCopy } from '../actor/account-copy';
import { ActorSigner } from '../actor/actor-signer';
import type { Clock } from '../clock';
import type { Settings } from '../config/settings';
import { Database } from '../database/database';
import { createBus } from '../events/create-bus';
import { EventFeed } from '../events/event-feed';
import { Freshness } from '../events/freshness';
import { HandlerTable } from '../events/handler-table';
import { Intake } from '../events/intake';
import { Outbox } from '../events/outbox';
import { Relay } from '../events/relay';
import { ReplayLetter, REPLAY_LETTER } from '../events/replay-letter';
import { GrpcClients } from '../grpc/clients';
import { GrpcServer } from '../grpc/grpc-server';
import { JobRunner } from '../jobs/job-runner';
import { Jobs } from '../jobs/jobs';
import { WakeUps } from '../jobs/wake-ups';
import { createLogger } from '../observe/logger';
import { Metrics } from '../observe/metrics';
import { Readiness } from '../observe/readiness';
import { Housekeeping } from './housekeeping';

/** Everything that the platform keeps for one service, wired. Nothing runs yet. */
export type House = ReturnType<typeof buildHouse>;

/** @param keepsAccounts whether the service keeps a copy of accounts */
export function buildHouse(name: string, settings: Settings, clock: Clock, keepsAccounts = false) {
  const logger = createLogger(name, settings.LOG_LEVEL);
  const metrics = new Metrics(name);
  const readiness = new Readiness();
  const signer = new ActorSigner(settings, () => clock.real());
  const clients = new GrpcClients(settings.addresses, signer);
  const db = new Database({ url: settings.service.databaseUrl, name, size: settings.service.poolSize });
  const accounts = keepsAccounts ? new AccountCopy(db) : undefined;
  const server = new GrpcServer({ service: name, signer, clock, logger, metrics, accounts }, (part) =>
    readiness.has(part),
  );

  // The settings' own rules see to it that there is one.
  const bus = createBus(name, settings, logger)!;
  const relay = new Relay(name, db, bus, logger, metrics);
  const outbox = new Outbox(() => relay.wake());
  const handlers = new HandlerTable();
  const intake = new Intake(db, handlers, logger, metrics);
  const feed = new EventFeed(name, handlers, bus, intake, logger);

  const freshness = new Freshness(() => feed.isAtEnd(), clock);

  const housekeeping = new Housekeeping(db, logger, settings.BUS_RETENTION_DAYS + 30);
  const runner = new JobRunner(db, clock, logger, metrics, (milliseconds) => wakeUps.order(milliseconds));
  runner.add(REPLAY_LETTER, new ReplayLetter(intake, logger));
  const wakeUps = new WakeUps(db, logger, async () => {
    await runner.runDue();
    const next = await runner.nextDue();
    if (next !== undefined) wakeUps.order(next - clock.now());
    await housekeeping.whenDue();
  });
  const jobs = new Jobs(clock, (milliseconds) => wakeUps.order(milliseconds));

  return {
    ...{ name, settings, clock, logger, metrics, readiness, signer, clients, server, db },
    ...{ bus, relay, outbox, handlers, intake, feed, freshness, runner, wakeUps, jobs },
  };
}

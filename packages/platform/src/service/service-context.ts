import { AccountReplica } from '../actor/account-replica';
import { ActorSigner } from '../actor/actor-signer';
import type { Clock } from '../clock';
import type { Settings } from '../config/settings';
import { Database } from '../database/database';
import { createBus } from '../events/create-bus';
import { EventFeed } from '../events/event-feed';
import { Freshness } from '../events/freshness';
import { HandlerTable } from '../events/handler-table';
import { InboxConsumer } from '../events/inbox-consumer';
import { Outbox } from '../events/outbox';
import { Relay } from '../events/relay';
import { REPLAY_DEAD_LETTER } from '../events/dead-letter';
import { ReplayDeadLetter } from '../jobs/replay-dead-letter';
import { GrpcClients } from '../grpc/clients';
import { GrpcServer } from '../grpc/grpc-server';
import { JobRunner } from '../jobs/job-runner';
import { Jobs } from '../jobs/jobs';
import { DuePoller } from '../jobs/due-poller';
import { createLogger } from '../observe/logger';
import { Metrics } from '../observe/metrics';
import { Readiness } from '../observe/readiness';
import { OwnersStock } from '../stock/owners-stock';
import type { StockSource } from '../stock/stock-source';
import { Housekeeping } from './housekeeping';

/** The platform's objects for one service, wired but not running. */
export type ServiceContext = ReturnType<typeof buildServiceContext>;

/** @param keepsAccounts true if the service stores a copy of accounts */
export function buildServiceContext(name: string, settings: Settings, clock: Clock, keepsAccounts = false) {
  const logger = createLogger(name, settings.LOG_LEVEL);
  const metrics = new Metrics(name);
  const readiness = new Readiness();
  const signer = new ActorSigner(settings, () => clock.real());
  const clients = new GrpcClients(settings.addresses, signer);
  const db = new Database({ url: settings.service.databaseUrl, name, size: settings.service.poolSize });
  const accounts = keepsAccounts ? new AccountReplica(db) : undefined;
  const server = new GrpcServer({ service: name, signer, clock, logger, metrics, accounts }, (part) =>
    readiness.has(part),
  );

  // The settings' own rules see to it that there is one.
  const bus = createBus(name, settings, logger)!;
  const relay = new Relay(name, db, bus, logger, metrics);
  const outbox = new Outbox(() => relay.wake());
  const handlers = new HandlerTable();
  const inbox = new InboxConsumer(db, handlers, logger, metrics);
  const feed = new EventFeed(name, handlers, bus, inbox, logger);

  const ownersStock = new OwnersStock(handlers, inbox, clients, clock);
  const stock = new Map<string, StockSource>();

  const freshness = new Freshness(() => feed.isAtEnd(), clock);

  const housekeeping = new Housekeeping(db, logger, settings.BUS_RETENTION_DAYS + 30);
  const runner = new JobRunner(db, clock, logger, metrics, (milliseconds) => poller.order(milliseconds));
  runner.add(REPLAY_DEAD_LETTER, new ReplayDeadLetter(inbox, logger));
  const poller = new DuePoller(runner, clock, logger, () => housekeeping.whenDue());
  const jobs = new Jobs(clock, (milliseconds) => poller.order(milliseconds));

  return {
    ...{ name, settings, clock, logger, metrics, readiness, signer, clients, server, db },
    ...{ bus, relay, outbox, handlers, inbox, feed, freshness, runner, poller, jobs },
    ...{ stock, ownersStock },
  };
}

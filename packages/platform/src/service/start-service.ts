import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { Clock } from '../clock';
import type { Env } from '../config/define-config';
import { readServiceSettings, type ModuleNeeds } from '../config/settings';
import { checkSchema, migrate } from '../database/migrate';
import { migrationsIn, PLATFORM_MIGRATIONS, schemaOf, type Schema } from '../database/migrations';
import { waitForSchema } from '../database/wait-for-schema';
import { STOPPING } from '../limits/call-limits';
import { GrpcStrategy } from '../grpc/nest-strategy';
import { NestLogger } from '../observe/nest-logger';
import { OpsServer } from '../observe/ops-server';
import { releaseOf } from '../observe/release';
import { watchService } from './watch-service';
import { buildServiceContext, type ServiceContext } from './service-context';
import { PlatformModule } from './platform.module';
import { registerHandlers } from './register-handlers';
import { stopService } from './stop-service';

/**
 * Maximum wait of a service for another process to migrate its schema, milliseconds. Kubernetes allows 120 s for a
 * start.
 */
const SCHEMA_TIMEOUT = 100_000;

/** A service's Nest module. It may name its own settings and the services that it calls, so that all are checked at once. */
export type ServiceModule = Type<unknown> &
  ModuleNeeds & {
    /** True if it stores a copy of accounts in a table `account`; then every rpc refuses deleted accounts. */
    readonly keepsAccounts?: boolean;
  };

export interface ServiceOptions {
  /** e.g. `catalog`: consumer group, audience, suffix of setting names, folder of its migrations. */
  readonly name: string;
  readonly module: ServiceModule;
  readonly env: Env;
  /** Dependencies that a test replaces. */
  readonly deps?: { readonly clock?: Clock; readonly migrations?: string };
}

export interface RunningService {
  readonly name: string;
  /** The gRPC port that it listens on. */
  readonly port: number;
  /** Refuses new work and finishes running work, within 25 s. A second call waits for the first. */
  stop(): Promise<void>;
}

/** A running service with its insides, for the platform's own tests. */
export interface OpenService extends RunningService {
  readonly context: ServiceContext;
  readonly opsPort: number | undefined;
  get<T>(token: Type<T> | (abstract new (...args: never[]) => T) | symbol | string): T;
}

/** Starts one service: settings, migrations, gRPC, events, jobs. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  return openService(options);
}

export async function openService(options: ServiceOptions): Promise<OpenService> {
  const { name, module, env, deps = {} } = options;
  const { version } = releaseOf(env);
  const settings = readServiceSettings(name, module, env);
  const clock = deps.clock ?? new Clock(settings.KASHIKARI_TEST_CLOCK_AHEAD_MS);
  const context = buildServiceContext(name, settings, clock, module.keepsAccounts);
  const ops = new OpsServer({
    registry: context.metrics.registry,
    ready: async () => {
      const report = await context.readiness.report();
      return { ok: report.status !== 'unavailable', report };
    },
  });
  const strategy = new GrpcStrategy(context.server, settings.service.grpcListen, STOPPING.finish);
  const began = performance.now();
  try {
    await bringSchema(context, schemaFor(name, deps.migrations));
    const app = await NestFactory.createMicroservice(PlatformModule.for(context, module), {
      strategy,
      logger: new NestLogger(context.logger),
      abortOnError: false,
    });
    const modules = app.get(ModulesContainer);
    strategy.mount(modules);
    registerHandlers(modules, context);
    watchService(context);
    await app.init();
    const opsPort = settings.service.httpListen && (await ops.listen(settings.service.httpListen));
    context.relay.start();
    context.feed.start();
    context.poller.start();
    await app.listen();
    const took = Math.round(performance.now() - began);
    context.logger.info({ port: strategy.port, version, took }, 'Service started');
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= stopService(context, app, ops));
    return {
      name,
      port: strategy.port,
      context,
      opsPort: opsPort || undefined,
      stop,
      get: (token) => app.get(token as never),
    };
  } catch (error) {
    await stopService(context, undefined, ops);
    throw error;
  }
}

/** @param folder of migrations, where a test has its own */
function schemaFor(name: string, folder: string | undefined): Schema {
  if (folder === undefined) return schemaOf(name);
  return { migrations: [...PLATFORM_MIGRATIONS, ...migrationsIn(folder)], sources: [] };
}

async function bringSchema({ name, settings, db, logger }: ServiceContext, schema: Schema): Promise<void> {
  const { databaseUrl, migrationUrl } = settings.service;
  if (!migrationUrl) return waitForSchema(() => checkSchema(db, schema), SCHEMA_TIMEOUT);
  const ran = await migrate(migrationUrl, decodeURIComponent(new URL(databaseUrl).username), schema);
  if (ran.length) logger.info({ migrations: ran, database: name }, 'The schema was migrated');
}

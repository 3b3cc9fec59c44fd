import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { Clock } from '../clock';
import { ComputedRows } from '../database/computed-rows';
import { Database } from '../database/database';
import { EventBus } from '../events/event-bus';
import { Freshness } from '../events/freshness';
import { Outbox } from '../events/outbox';
import { CarriedCalls } from '../grpc/carried-calls';
import { GrpcClients } from '../grpc/clients';
import { Jobs } from '../jobs/jobs';
import { Logger } from '../observe/logger';
import { OwnersStock } from '../stock/owners-stock';
import type { ServiceContext } from './service-context';
import { TestHooks } from './test-hooks.controller';
import { ServiceContextToken, SettingsToken } from './tokens';

/** Provides the platform's objects to a service's classes, by class or token. */
@Module({})
export class PlatformModule {
  static for(context: ServiceContext, module: Type<unknown>): DynamicModule {
    const providers: Provider[] = [
      { provide: SettingsToken, useValue: context.settings },
      { provide: ServiceContextToken, useValue: context },
      { provide: Clock, useValue: context.clock },
      { provide: Logger, useValue: context.logger },
      { provide: Database, useValue: context.db },
      { provide: ComputedRows, useValue: new ComputedRows(context.logger, context.metrics) },
      { provide: EventBus, useValue: context.bus },
      { provide: OwnersStock, useValue: context.ownersStock },
      { provide: Freshness, useValue: context.freshness },
      { provide: Outbox, useValue: context.outbox },
      { provide: Jobs, useValue: context.jobs },
      { provide: GrpcClients, useValue: context.clients },
      { provide: CarriedCalls, useValue: new CarriedCalls(context) },
    ];
    const controllers = context.settings.KASHIKARI_TEST_HOOKS === '1' ? [TestHooks] : [];
    return {
      module: PlatformModule,
      global: true,
      imports: [module],
      providers,
      controllers,
      exports: providers,
    };
  }
}

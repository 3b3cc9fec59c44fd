import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { EventBus } from '../events/event-bus';
import { EventFeed } from '../events/event-feed';
import { Freshness } from '../events/freshness';
import { Outbox } from '../events/outbox';
import { GrpcClients } from '../grpc/clients';
import { Jobs } from '../jobs/jobs';
import { Logger } from '../observe/logger';
import type { House } from './house';
import { TestHooks } from './test-hooks.controller';
import { HouseToken, SettingsToken } from './tokens';

/** Gives a service's classes what the platform keeps for it, by class or token. */
@Module({})
export class PlatformModule {
  static for(house: House, module: Type<unknown>): DynamicModule {
    const providers: Provider[] = [
      { provide: SettingsToken, useValue: house.settings },
      { provide: HouseToken, useValue: house },
      { provide: Clock, useValue: house.clock },
      { provide: Logger, useValue: house.logger },
      { provide: Database, useValue: house.db },
      { provide: EventBus, useValue: house.bus },
      { provide: EventFeed, useValue: house.feed },
      { provide: Freshness, useValue: house.freshness },
      { provide: Outbox, useValue: house.outbox },
      { provide: Jobs, useValue: house.jobs },
      { provide: GrpcClients, useValue: house.clients },
    ];
    const controllers = house.settings.KASHIKARI_TEST_HOOKS === '1' ? [TestHooks] : [];
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

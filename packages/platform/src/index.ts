export * from './clock';
export * from './config/config-error';
export { defineConfig, type Env, type SettingsOf, type SettingsShape } from './config/define-config';
export type { ServiceSettings, Settings } from './config/service-settings';
export { Database } from './database/database';
export type { Queries, Row, Sql, Tx } from './database/tx';
export type { EventMessage, OutgoingEvent, Received } from './events/event';
export { EventBus } from './events/event-bus';
export { OnEvent, type EventHandler } from './events/on-event';
export { Outbox } from './events/outbox';
export { GrpcClients, type GrpcClientClass } from './grpc/clients';
export { GrpcController } from './grpc/grpc-controller';
export { systemCall } from './grpc/system-call';
export type { CallContext, CallOptions, GrpcClient, GrpcHandlers, GrpcService } from './grpc/unary';
export { idempotent } from './idempotency/idempotent';
export * from './ids';
export { Job, type DueJob, type JobHandler, type JobOrder } from './jobs/job';
export { Jobs } from './jobs/jobs';
export { Logger } from './observe/logger';
export {
  runMain,
  startService,
  type RunningService,
  type ServiceModule,
  type ServiceOptions,
} from './service/start-service';
export { SettingsToken } from './service/tokens';

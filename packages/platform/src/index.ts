import './telemetry';

export { ActorSigner } from './actor/actor-signer';
export { deriveKey, deriveKeys, type InstallationSecrets, type Keys } from './actor/derive-key';
export { TOKEN_AUDIENCE, issuersOf } from './actor/installation';
export { holdPresent, refuseGone, sessionEnded } from './actor/refuse-gone';
export * from './clock';
export * from './config/config-error';
export { defineConfig, type Env, type SettingsOf, type SettingsShape } from './config/define-config';
export {
  readProcessSettings,
  type ProcessSettings,
  type ServiceSettings,
  type Settings,
} from './config/settings';
export { address } from './config/service-settings';
export { ComputedRows } from './database/computed-rows';
export { Database } from './database/database';
export { repairTimeZones } from './database/repair-time-zones';
export { reached } from './database/reached';
export { sqlOf } from './database/session';
export type { Queries, Row, Sql, SqlTx } from './database/sql-tx';
export type { EventMessage, OutgoingEvent, Received } from './events/event';
export { toDetail, toRefusal } from './errors/error-details';
export { EventBus } from './events/event-bus';
export { Freshness } from './events/freshness';
export { OnEvent, type EventHandler } from './events/on-event';
export { Outbox } from './events/outbox';
export { askedWord } from './grpc/asked-word';
export { GrpcClients, type GrpcClientClass } from './grpc/clients';
export { GrpcController } from './grpc/grpc-controller';
export { systemCall } from './grpc/system-call';
export type { CallContext, CallOptions, GrpcClient, GrpcHandlers, GrpcService } from './grpc/unary';
export { forgetAnswers } from './idempotency/forget-answers';
export { idempotent, idempotencyActor } from './idempotency/idempotent';
export * from './ids';
export { Job, type DueJob, type JobHandler, type JobOrder } from './jobs/job';
export { Jobs } from './jobs/jobs';
export { FairQueue } from './limits/fair-queue';
export { KeyedQueue } from './limits/keyed-queue';
export { Batcher } from './limits/batcher';
export { isConnectionFault } from './database/connection-faults';
export { CarriedCalls } from './grpc/carried-calls';
export { createLogger, Logger } from './observe/logger';
export { inTrace } from './observe/in-trace';
export { Metrics } from './observe/metrics';
export { Readiness, type ReadinessReport } from './observe/readiness';
export { NestLogger } from './observe/nest-logger';
export { currentTraceparent, newTraceparent, traceIdOf } from './observe/trace-context';
export { OutboundClient, type OutboundAnswer } from './outbound/outbound-client';
export { OutboundRefusal } from './outbound/outbound-refusal';
export { deleteDependents } from './replica/delete-dependents';
export { FetchMissing, orUnknown } from './replica/fetch-missing';
export { newestOfEach, type Versioned } from './replica/newest';
export { Replica, type Applied, type StoredFields } from './replica/replica';
export { ReplicaConsumer } from './replica/replica-consumer';
export { NONCE, SealingKeys, TAG, type Sealed } from './secrets/sealing-keys';
export { runMain, runUntilSignal } from './service/run-main';
export {
  startService,
  type RunningService,
  type ServiceModule,
  type ServiceOptions,
} from './service/start-service';
export { OwnersStock } from './stock/owners-stock';
export { StockController } from './stock/stock.controller';
export { StockOf, type StockRecord, type StockSource } from './stock/stock-source';
export { shellOrigin, type Shell } from './shells/shell';
export { ShellDirectory } from './shells/shell-directory';
export { SettingsToken } from './service/tokens';
export type { Tx } from './tx';
export { UploadAddresses, type AnnouncedUpload, type UploadSignature } from './uploads/upload-addresses';

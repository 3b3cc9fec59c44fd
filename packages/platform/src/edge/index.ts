// Entry point for a process at the edge: settings, a log, and signed calls to the services
// (`@kashikari/platform/edge`). It includes neither a database nor Nest, because the gateway has neither.
export { ActorSigner } from '../actor/actor-signer';
export type { InstallationSecrets } from '../actor/derive-key';
export { TOKEN_AUDIENCE, issuersOf } from '../actor/installation';
export { ConfigError } from '../config/config-error';
export type { Env, SettingsOf, SettingsShape } from '../config/define-config';
export { readProcessSettings, type ProcessSettings } from '../config/settings';
export { GrpcClients, type GrpcClientClass } from '../grpc/clients';
export { healthService } from '../grpc/health';
export { targetOf } from '../grpc/target';
export type { CallOptions, GrpcClient, GrpcService } from '../grpc/unary';
export { FairQueue } from '../limits/fair-queue';
export { KeyedQueue } from '../limits/keyed-queue';
export { Batcher } from '../limits/batcher';
export { fromRefusalMessage } from '../errors/error-details';
export { createLogger, type Logger } from '../observe/logger';
export { releaseOf, type Release } from '../observe/release';
export { OpsServer } from '../observe/ops-server';
export { connectSharedState, type SharedState } from './shared-state';
export { shellOrigin, type Shell, type Way } from '../shells/shell';
export { ShellDirectory, type Site } from '../shells/shell-directory';
export { UploadAddresses, type UploadSignature } from '../uploads/upload-addresses';

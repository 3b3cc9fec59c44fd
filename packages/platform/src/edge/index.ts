// What a process at the edge needs: settings, a log, and signed calls to the services (`@kashikari/platform/edge`).
// No database and no Nest comes with it: the gateway has neither.
export { ActorSigner } from '../actor/actor-signer';
export { Clock } from '../clock';
export { ConfigError } from '../config/config-error';
export { defineConfig, type Env, type SettingsOf, type SettingsShape } from '../config/define-config';
export { PROCESS_SETTINGS, addressSettingName } from '../config/service-settings';
export { GrpcClients, type GrpcClientClass } from '../grpc/clients';
export type { CallOptions, GrpcClient, GrpcService } from '../grpc/unary';
export { createLogger, type Logger } from '../observe/logger';

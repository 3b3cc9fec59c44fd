import type { Type } from '@nestjs/common';
import type { Env, SettingsShape } from '../config/define-config';

/** A service's Nest module. It may name its own settings and the services that it calls, so that all are checked at once. */
export type ServiceModule = Type<unknown> & {
  readonly settings?: SettingsShape;
  readonly calls?: readonly string[];
};

export interface ServiceOptions {
  /** e.g. `catalog`: consumer group, suffix of setting names, folder of its migrations. */
  readonly name: string;
  readonly module: ServiceModule;
  readonly env: Env;
  readonly version?: string;
}

export interface RunningService {
  readonly name: string;
  /** The gRPC port that it listens on. */
  readonly port: number;
  /** Finishes what runs, refuses new, at most 25 s. A second call waits for the first. */
  stop(): Promise<void>;
}

/** Starts one service: settings, migrations, gRPC, events, jobs. */
export function startService(_options: ServiceOptions): Promise<RunningService> {
  throw new Error('under way');
}

/** The whole of a service's main file: starts it and stops it on SIGTERM or SIGINT. */
export function runMain(_name: string, _module: ServiceModule): Promise<void> {
  throw new Error('under way');
}

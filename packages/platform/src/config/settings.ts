import {
  defineConfig,
  type Env,
  type SettingsOf,
  type SettingsRule,
  type SettingsShape,
} from './define-config';
import { KAFKA_RULES, KAFKA_SETTINGS } from './kafka-settings';
import {
  addressSettingName,
  addressShape,
  EVENT_RULES,
  EVENT_SETTINGS,
  PROCESS_SETTINGS,
  serviceSettingNames,
  serviceShape,
  SETTINGS_RULES,
} from './service-settings';

/** The settings that every process has, by their names in the environment, and where other services are. */
export type ProcessSettings = SettingsOf<typeof PROCESS_SETTINGS> & {
  /** `host:port` by service name. */
  readonly addresses: Readonly<Record<string, string>>;
};

export interface ServiceSettings {
  readonly databaseUrl: string;
  readonly migrationUrl?: string;
  readonly poolSize: number;
  readonly grpcListen: string;
  readonly httpListen?: string;
}

/** The settings of a service, its module's own among them. */
export type Settings<S extends SettingsShape | undefined = undefined> = ProcessSettings &
  SettingsOf<typeof EVENT_SETTINGS> &
  SettingsOf<typeof KAFKA_SETTINGS> & { readonly service: ServiceSettings } & (S extends SettingsShape
    ? SettingsOf<S>
    : unknown);

/** Settings that a module needs in addition to those of every process. */
export interface ModuleNeeds {
  readonly settings?: SettingsShape;
  /** Services that it calls. */
  readonly calls?: readonly string[];
  readonly rules?: readonly SettingsRule[];
}

/** Reads the settings of a service. @throws ConfigError with all faults, those of its module's own settings too */
export function readServiceSettings(
  service: string,
  { settings = {}, calls = [], rules = [] }: ModuleNeeds,
  env: Env,
): Settings {
  const shape = {
    ...PROCESS_SETTINGS,
    ...EVENT_SETTINGS,
    ...KAFKA_SETTINGS,
    ...serviceShape(service),
    ...addressShape(calls),
    ...settings,
  };
  const allRules = [...SETTINGS_RULES, ...EVENT_RULES, ...KAFKA_RULES, ...rules];
  const values = defineConfig(shape, allRules)(env) as SettingsOf<
    typeof PROCESS_SETTINGS & typeof EVENT_SETTINGS & typeof KAFKA_SETTINGS
  > &
    Record<string, unknown>;
  const own = Object.entries(serviceSettingNames(service)).map(([word, name]) => [word, values[name]]);
  return Object.freeze({
    ...values,
    service: Object.freeze(Object.fromEntries(own) as unknown as ServiceSettings),
    addresses: addressesIn(env),
  });
}

/** Settings that a process other than a service needs in addition to those of every process. */
export interface ProcessNeeds<S extends SettingsShape> {
  readonly settings: S;
  /** Services that it calls. */
  readonly calls?: readonly string[];
  readonly rules?: readonly SettingsRule[];
}

/** Reads the settings of a process that is no service: the gateway. */
export function readProcessSettings<S extends SettingsShape>(
  { settings, calls = [], rules = [] }: ProcessNeeds<S>,
  env: Env,
): ProcessSettings & SettingsOf<S> {
  const shape = { ...PROCESS_SETTINGS, ...addressShape(calls), ...settings };
  const values = defineConfig(shape, [...SETTINGS_RULES, ...rules])(env) as SettingsOf<
    typeof PROCESS_SETTINGS
  > &
    SettingsOf<S>;
  return Object.freeze({ ...values, addresses: addressesIn(env) }) as ProcessSettings & SettingsOf<S>;
}

const ADDRESS = new RegExp(`^${addressSettingName('')}([A-Z0-9_]+)$`);

function addressesIn(env: Env): Readonly<Record<string, string>> {
  const entries = Object.entries(env).flatMap(([name, value]) => {
    const service = ADDRESS.exec(name)?.[1]?.toLowerCase().replace(/_/g, '-');
    return service && value ? [[service, value] as const] : [];
  });
  return Object.freeze(Object.fromEntries(entries));
}

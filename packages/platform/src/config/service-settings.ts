import { APP_ENVIRONMENTS, isTimeZone } from '@kashikari/kernel';
import { z } from 'zod';
import type { SettingsRule, SettingsShape } from './define-config';

/** `host:port`; port 0 takes any free one. */
export const address = z.string().regex(/^(\[[0-9a-f:]+\]|[^:\s]+):\d{1,5}$/i, 'must be host:port');

/** One address, or those of several processes of one service, separated by commas; calls take turns among them. */
const addresses = z
  .string()
  .refine((list) => list.split(',').every((one) => address.safeParse(one.trim()).success), {
    message: 'must be host:port, several separated by commas',
  });

/** A contact for people: an email address or a site. */
export const contact = z
  .string()
  .refine(
    (value) => z.email().safeParse(value).success || /^https?:\/\/\S+$/.test(value),
    'must be an address or a URL',
  );

/** An IANA time zone. */
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as Asia/Tokyo');

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be postgres://login:password@host:port/database');
const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number()
    .int(`must be a whole number`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const keyMaterial = z
  .string()
  .refine((value) => Buffer.from(value, 'base64').length >= 32, 'must be base64 of at least 32 bytes');

/** A hundred years, milliseconds. */
const MAX_AHEAD = 100 * 366 * 86_400_000;

/** Settings that every process has, services and gateway alike. */
export const PROCESS_SETTINGS = {
  /** Key material for signatures, base64 of at least 32 bytes; each use derives its own key from it. */
  KASHIKARI_SECRET: keyMaterial,
  /** Another one that is accepted while the first is being changed: the next before, the former afterwards. */
  KASHIKARI_SECRET_ALSO: keyMaterial.optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** `1` registers TestHooksService; refused with NODE_ENV=production. */
  KASHIKARI_TEST_HOOKS: z.enum(['0', '1']).default('0'),
  /** Initial lead of business time over the machine's clock, milliseconds; for tests that need a fixed day. */
  KASHIKARI_TEST_CLOCK_AHEAD_MS: wholeNumber(-MAX_AHEAD, MAX_AHEAD).default(0),
  NODE_ENV: z.string().optional(),
  /** Purpose of this installation. Default: `production`, or `test` if test hooks are on. */
  APP_ENV: z.enum(APP_ENVIRONMENTS).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be a URL').optional(),
  REDIS_URL: z.string().optional(),
} satisfies SettingsShape;

/** Settings of events through the `bus` database; those of Kafka are beside its client. */
export const EVENT_SETTINGS = {
  BUS_DATABASE_URL: postgresUrl.optional(),
  /** Days for which the `bus` database stores an event. */
  BUS_RETENTION_DAYS: wholeNumber(1, 3650).default(30),
} satisfies SettingsShape;

export const SETTINGS_RULES: readonly SettingsRule[] = [
  (env) =>
    env['KASHIKARI_TEST_HOOKS'] === '1' && env['NODE_ENV'] === 'production'
      ? 'KASHIKARI_TEST_HOOKS=1 is refused with NODE_ENV=production'
      : undefined,
  (env) =>
    env['KASHIKARI_TEST_HOOKS'] === '1' && env['APP_ENV'] === 'production'
      ? 'KASHIKARI_TEST_HOOKS=1 is refused with APP_ENV=production'
      : undefined,
  (env) =>
    env['KASHIKARI_TEST_CLOCK_AHEAD_MS'] && env['KASHIKARI_TEST_HOOKS'] !== '1'
      ? 'KASHIKARI_TEST_CLOCK_AHEAD_MS is refused without KASHIKARI_TEST_HOOKS=1'
      : undefined,
];

/** Events need a transport. */
export const EVENT_RULES: readonly SettingsRule[] = [
  (env) =>
    env['KAFKA_BROKERS'] || env['BUS_DATABASE_URL']
      ? undefined
      : 'KAFKA_BROKERS or BUS_DATABASE_URL is missing',
];

/** Names of a service's own settings. */
export function serviceSettingNames(service: string) {
  const suffix = service.toUpperCase().replace(/-/g, '_');
  return {
    databaseUrl: `DATABASE_URL_${suffix}`,
    migrationUrl: `DATABASE_MIGRATION_URL_${suffix}`,
    poolSize: `DATABASE_POOL_${suffix}`,
    grpcListen: `GRPC_LISTEN_${suffix}`,
    httpListen: `HTTP_LISTEN_${suffix}`,
  };
}

/** Returns the name of the setting with the address of another service. */
export function addressSettingName(service: string): string {
  return `ADDRESS_${service.toUpperCase().replace(/-/g, '_')}`;
}

/** Name and shape of the addresses of the services that one calls. */
export function addressShape(calls: readonly string[]): SettingsShape {
  return Object.fromEntries(calls.map((callee) => [addressSettingName(callee), addresses]));
}

/** The shape of one service's own settings. */
export function serviceShape(service: string): SettingsShape {
  const names = serviceSettingNames(service);
  return {
    /** Login that does not own the tables. */
    [names.databaseUrl]: postgresUrl,
    /** Owner of the tables. Absent: no migration is run, the schema's version is checked. */
    [names.migrationUrl]: postgresUrl.optional(),
    /** Maximum number of connections to its own database. */
    [names.poolSize]: wholeNumber(2, 200).default(10),
    [names.grpcListen]: address,
    /** Address that serves /healthz, /readyz and /metrics. */
    [names.httpListen]: address.optional(),
  };
}

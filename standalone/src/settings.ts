import path from 'node:path';
import { defineConfig, PROCESS_SETTINGS, type Env, type SettingsOf } from '@kashikari/platform/config';
import { z } from 'zod';

const wholeNumber = (least: number, most: number, standard: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`)
    .default(standard);

const flag = (standard: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(standard)
    .transform((value) => value === '1');

/** `host:port`, several separated by commas. */
const brokers = z
  .string()
  .regex(/^\s*[^:,\s]+:\d{1,5}(\s*,\s*[^:,\s]+:\d{1,5})*\s*$/, 'must be host:port, separated by commas');

export const SHAPE = {
  PORT: wholeNumber(1, 65_535, 3000),
  /** Address on which the product listens; default: this machine only. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a name of this machine')
    .default('127.0.0.1'),
  /** Port of metrics and readiness for operators, on this machine only; 0 uses any free one. */
  OPS_PORT: wholeNumber(0, 65_535, 0),
  DATA_DIR: z.string().default('.data'),
  /** A PostgreSQL server of the operator's own; none: the embedded one. Its login may create databases and logins. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^@/]+@[^/]+/, 'must be postgres://login:password@host:port/postgres')
    .optional(),
  /** Creates the demonstration. Default: on if only this machine reaches the product, otherwise off. */
  DEMO: flag('0').optional(),
  RESERVATION_PROCESSES: wholeNumber(1, 16, 1),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error or fatal',
    )
    .default('info'),
  /** `files`: DATA_DIR/log, one a process; `terminal`: everything here, for developers. */
  LOG_TO: z.enum(['files', 'terminal'], 'must be files or terminal').default('files'),
  /** Default folder of backups. */
  BACKUP_DIR: z.string().optional(),
  /** Hour of the day at which a backup is made, local time. */
  BACKUP_HOUR: z
    .string()
    .regex(/^(off|[01]?\d|2[0-3])$/, 'must be an hour from 0 to 23, or off')
    .default('3'),
  BACKUP_KEEP: wholeNumber(1, 3_650, 14),
  /** Backs up before a start that changes the tables of an existing database. */
  BACKUP_BEFORE_MIGRATION: flag('1'),
  KASHIKARI_TEST_HOOKS: flag('0'),
  KASHIKARI_TEST_CLOCK_AHEAD_MS: PROCESS_SETTINGS.KASHIKARI_TEST_CLOCK_AHEAD_MS,
  NODE_ENV: z.string().optional(),
  KAFKA_BROKERS: brokers.optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be redis://host:port')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be smtp://login:password@host:port')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be a URL').optional(),
  S3_ENDPOINT: z.url('must be a URL').optional(),
};

const read = defineConfig(SHAPE);

/** Settings of a stand-alone installation, read once. Folders are made absolute. */
export type StandaloneSettings = Omit<SettingsOf<typeof SHAPE>, 'DEMO' | 'BACKUP_DIR'> & {
  readonly DEMO: boolean;
  readonly BACKUP_DIR: string;
};

/** Returns true if only this machine reaches an address. */
export const isLocal = (host: string): boolean => /^(localhost|127[.]\d+[.]\d+[.]\d+|::1)$/.test(host);

/**
 * Reads the settings of `npm start`.
 * @throws ConfigError that lists every fault at once
 */
export function readSettings(env: Env, folder: string): StandaloneSettings {
  const settings = read(env);
  const DEMO = env['DEMO'] ? Boolean(settings.DEMO) : isLocal(settings.HOST);
  const DATA_DIR = path.resolve(folder, settings.DATA_DIR);
  const BACKUP_DIR = path.resolve(folder, settings.BACKUP_DIR || path.join(DATA_DIR, 'backups'));
  return Object.freeze({ ...settings, DEMO, DATA_DIR, BACKUP_DIR });
}

import { accessSync, constants, readFileSync } from 'node:fs';
import type { KafkaConfig } from 'kafkajs';
import { z } from 'zod';
import { address } from './service-settings';
import type { SettingsOf, SettingsRule, SettingsShape } from './define-config';

/** Addresses and credentials of Kafka. Without brokers, events go through the `bus` database. */
export const KAFKA_SETTINGS = {
  /** `host:port`, several separated by commas. */
  KAFKA_BROKERS: z
    .string()
    .transform((list) => list.split(',').map((broker) => broker.trim()))
    .pipe(z.array(address).min(1))
    .optional(),
  /** `1`: TLS, and the brokers' certificates are checked. */
  KAFKA_TLS: z.enum(['0', '1']).default('0'),
  /** PEM file with the certificates of a private authority. */
  KAFKA_TLS_CA_FILE: z.string().optional(),
  KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
} satisfies SettingsShape;

export type KafkaSettings = SettingsOf<typeof KAFKA_SETTINGS>;

const SASL = ['KAFKA_SASL_MECHANISM', 'KAFKA_USERNAME', 'KAFKA_PASSWORD'] as const;

/** A mechanism without a name and a password, or the other way round, is a slip. */
const saslIsWhole: SettingsRule = (env) => {
  const told = SASL.filter((name) => env[name]);
  const missing = SASL.filter((name) => !env[name]);
  return told.length && missing.length ? `${told[0]} needs ${missing.join(' and ')} too` : undefined;
};

/** A file that can't be read would be found out at the first event. */
const authorityIsThere: SettingsRule = ({ KAFKA_TLS_CA_FILE: file }) => {
  if (!file) return undefined;
  try {
    accessSync(file, constants.R_OK);
    return undefined;
  } catch {
    return `KAFKA_TLS_CA_FILE: ${file} can't be read`;
  }
};

/** Constraints between the Kafka settings, for every process that reads them. */
export const KAFKA_RULES: readonly SettingsRule[] = [saslIsWhole, authorityIsThere];

/** Returns the part of kafkajs's configuration with addresses and credentials. */
export function connectionOf(settings: KafkaSettings): Pick<KafkaConfig, 'brokers' | 'ssl' | 'sasl'> {
  const { KAFKA_BROKERS = [], KAFKA_TLS, KAFKA_TLS_CA_FILE, KAFKA_SASL_MECHANISM } = settings;
  const tls = KAFKA_TLS_CA_FILE ? { ca: [readFileSync(KAFKA_TLS_CA_FILE, 'utf8')] } : true;
  return {
    brokers: [...KAFKA_BROKERS],
    ...(KAFKA_TLS === '1' && { ssl: tls }),
    ...(KAFKA_SASL_MECHANISM && {
      sasl: {
        mechanism: KAFKA_SASL_MECHANISM as 'plain',
        username: settings.KAFKA_USERNAME ?? '',
        password: settings.KAFKA_PASSWORD ?? '',
      },
    }),
  };
}

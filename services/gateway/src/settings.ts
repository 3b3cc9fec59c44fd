import { INQUIRIES_PER_HOUR, INQUIRIES_PER_HOUR_ADDRESS } from '@kashikari/kernel';
import {
  readProcessSettings,
  type Env,
  type ProcessSettings,
  type SettingsOf,
} from '@kashikari/platform/edge';
import { RULES, SHAPE } from './settings-shape';
import type { LimitName } from './limits/rate-limits';

/** The services behind the gateway. Without the first three nothing works; without the others most does. */
export const ESSENTIAL = ['identity', 'catalog', 'reservation'] as const;
const DISPENSABLE = ['search', 'billing', 'notify'] as const;
const SERVICES = [...ESSENTIAL, ...DISPENSABLE];

/** Reports of crashes that one address may send in a minute: a browser sends one a reload. */
const CLIENT_ERRORS_PER_MIN = 30;

export type ServiceName = (typeof SERVICES)[number];

export interface GatewaySettings extends ProcessSettings, SettingsOf<typeof SHAPE> {
  readonly hooks: boolean;
  readonly environment: NonNullable<ProcessSettings['APP_ENV']>;
  /** People reach us by https. */
  readonly secure: boolean;
  /** Calls per minute, or per hour where the limit says so; 0 is no limit. */
  readonly limits: Readonly<Record<LimitName, number>>;
}

/** @throws ConfigError that lists every fault at once */
export function readSettings(env: Env): GatewaySettings {
  const settings = readProcessSettings({ settings: SHAPE, calls: SERVICES, rules: RULES }, env);
  const hooks = settings.KASHIKARI_TEST_HOOKS === '1';
  const limit = (told: number | undefined, standard: number) => told ?? (hooks ? 0 : standard);
  const failures = limit(settings.RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN, 10);
  return {
    ...settings,
    hooks,
    environment: settings.APP_ENV ?? (hooks ? 'test' : 'production'),
    secure: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    limits: {
      account: limit(settings.RATE_LIMIT_ACCOUNT_PER_MIN, 600),
      address: limit(settings.RATE_LIMIT_ADDRESS_PER_MIN, 1200),
      files: limit(settings.RATE_LIMIT_FILES_PER_MIN, 60_000),
      signIn: limit(settings.RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN, 1000),
      signUp: limit(settings.RATE_LIMIT_SIGN_UP_PER_MIN, 60),
      clientErrors: limit(undefined, CLIENT_ERRORS_PER_MIN),
      inquiries: limit(settings.RATE_LIMIT_INQUIRIES_PER_HOUR, INQUIRIES_PER_HOUR),
      inquiriesAddress: limit(settings.RATE_LIMIT_INQUIRIES_ADDRESS_PER_HOUR, INQUIRIES_PER_HOUR_ADDRESS),
      ...{ card: failures, invite: failures, link: failures, linkWish: failures, label: failures },
    },
  };
}

/** Every process of every service by itself. */
export function processesOf({ addresses }: GatewaySettings): Record<ServiceName, string[]> {
  const list = (service: ServiceName) =>
    (addresses[service] ?? '').split(',').map((address) => address.trim());
  return Object.fromEntries(SERVICES.map((service) => [service, list(service)])) as Record<
    ServiceName,
    string[]
  >;
}

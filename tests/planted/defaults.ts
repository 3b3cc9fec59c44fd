import type { Guard } from './guard';

const IDENTITY = 'services/identity/src/defaults.test.ts';
const GATEWAY = 'services/gateway/test/defaults.test.ts';
const ALONE =
  'a gateway of which nothing more is said limits, trusts nobody and listens to this machine alone';

/** What protects where nobody sets anything. */
export const DEFAULTS: readonly Guard[] = [
  {
    guard: 'Guessing a password from its hash takes 19 MiB a try.',
    file: 'services/identity/src/settings.ts',
    text: 'wholeNumber(8, 1_048_576).default(19_456)',
    fault: 'wholeNumber(8, 1_048_576).default(64)',
    test: IDENTITY,
    named: 'hashes a password with argon2id over 19 MiB, twice',
  },
  {
    guard: 'A session ends after half a year however often it is used.',
    file: 'services/identity/src/settings.ts',
    text: 'wholeNumber(1, 3_650).default(180)',
    fault: 'wholeNumber(1, 3_650).default(3_650)',
    test: IDENTITY,
    named: 'limits wrong passwords, sessions, cards and groups',
  },
  {
    guard: 'An access token is good for a quarter of an hour.',
    file: 'services/identity/src/domain/sessions/session.ts',
    text: 'ACCESS_TOKEN_SECONDS = 15 * 60;',
    fault: 'ACCESS_TOKEN_SECONDS = 24 * 60 * 60;',
    test: IDENTITY,
    named: 'is good for as long as the REST contract says, and no longer',
  },
  {
    guard: 'The security record of an account goes after 400 days.',
    file: 'services/identity/src/store/work/sweep.ts',
    text: 'SECURITY_EVENT = 400 * DAY',
    fault: 'SECURITY_EVENT = 4_000 * DAY',
    test: IDENTITY,
    named: 'what an account’s record holds goes after its time',
  },
  {
    guard: 'Failed sign-ins from one address are limited without a setting.',
    file: 'services/gateway/src/settings.ts',
    text: 'settings.RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN, 1000)',
    fault: 'settings.RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN, 0)',
    test: GATEWAY,
    named: ALONE,
  },
  {
    guard: 'The gateway answers this machine alone without a setting.',
    file: 'services/gateway/src/settings-shape.ts',
    text: "HOST: z.string().default('127.0.0.1')",
    fault: "HOST: z.string().default('0.0.0.0')",
    test: GATEWAY,
    named: ALONE,
  },
  {
    guard: 'No X-Forwarded-For is believed without a setting.',
    file: 'services/gateway/src/settings-shape.ts',
    text: 'TRUST_PROXY: whole(10).default(0)',
    fault: 'TRUST_PROXY: whole(10).default(1)',
    test: GATEWAY,
    named: ALONE,
  },
  {
    guard: 'The pictures of an account have a limit without a setting.',
    file: 'services/catalog/src/settings.ts',
    text: 'quota(10 * 1024 ** 3)',
    fault: 'quota(0)',
    test: 'services/catalog/src/settings.test.ts',
    named: 'an account has as many goods and pictures as the REST contract says',
  },
  {
    guard: 'A push goes to no private network without a setting.',
    file: 'services/notify/src/settings.ts',
    text: "WEB_PUSH_TO_PRIVATE: z.enum(['0', '1']).default('0')",
    fault: "WEB_PUSH_TO_PRIVATE: z.enum(['0', '1']).default('1')",
    test: 'services/notify/src/settings.test.ts',
    named: 'of which none is said tell no links, send to no private network',
  },
  {
    guard: 'A request of catalog reaches no private network without a setting.',
    file: 'services/catalog/src/settings.ts',
    text: "OUTBOUND_TO_PRIVATE: z.enum(['0', '1']).default('0')",
    fault: "OUTBOUND_TO_PRIVATE: z.enum(['0', '1']).default('1')",
    test: 'services/catalog/src/settings.test.ts',
    named: 'no catalog of books is asked where nobody says so, and none in a private network',
  },
  {
    guard: 'No product that people use goes by another clock than the machine’s.',
    file: 'packages/platform/src/config/service-settings.ts',
    text: "env['KASHIKARI_TEST_CLOCK_AHEAD_MS'] && env['KASHIKARI_TEST_HOOKS'] !== '1'",
    fault: "env['KASHIKARI_TEST_CLOCK_AHEAD_MS'] && env['NODE_ENV'] === 'never'",
    test: 'packages/platform/test/service.test.ts',
    named: 'refuse a clock that is ahead where there are no test hooks',
  },
];

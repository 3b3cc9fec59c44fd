import { generateKeyPairSync } from 'node:crypto';
import { ShellDirectory, TOKEN_AUDIENCE, createLogger } from '@kashikari/platform/edge';
import { SignJWT, createLocalJWKSet, type JWTPayload } from 'jose';
import { createApp, type AppDeps } from '../src/app';
import { Flags } from '../src/flags/flags';
import { FileReader } from '../src/files/file-reader';
import { Metrics } from '../src/http/metrics';
import { helpAnswersOf } from '../src/answers/help-answers-of';
import type { ModelPatience } from '../src/answers/help-answers';
import { LabelPrinter } from '../src/label-sheets/label-printer';
import { RateLimits } from '../src/limits/rate-limits';
import { LiveHub } from '../src/streams/live-hub';
import { LiveLimits } from '../src/streams/live-limits';
import { readSettings } from '../src/settings';
import { InstallationFacts } from '../src/installations/installation-facts';
import { ShellFaces } from '../src/shells/shell-faces';
import { ShellLenders } from '../src/shells/shell-lenders';
import { AccessTokens } from '../src/sign-in/access-tokens';
import type { Services } from '../src/clients/services';
import type { Call } from '@kashikari/kernel';

/** Settings with which everything starts; nothing listens at these addresses. */
export const ENV = {
  KASHIKARI_SECRET: Buffer.alloc(32, 7).toString('base64'),
  LOG_LEVEL: 'silent',
  KASHIKARI_TEST_HOOKS: '1',
  PORT: '0',
  HOST: '127.0.0.1',
  ADDRESS_IDENTITY: '127.0.0.1:1',
  ADDRESS_CATALOG: '127.0.0.1:1',
  ADDRESS_RESERVATION: '127.0.0.1:1',
  ADDRESS_SEARCH: '127.0.0.1:1',
  ADDRESS_BILLING: '127.0.0.1:1',
  ADDRESS_NOTIFY: '127.0.0.1:1',
};

/** The session of every token that names no other. */
export const SESSION_ID = '019a0000-0000-7000-8000-0000000000f1';

export const ISSUER = 'https://lending.example.jp';

type Fake = (request: never, call: Call) => Promise<unknown>;

/**
 * Doubles of the services, since these tests cover the gateway's own part (validation, sign-in, headers, errors). The
 * tests in tests/contract use the gateway with the real services.
 */
export type FakeServices = { readonly [S in keyof Services]?: Readonly<Record<string, Fake>> };

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const keys = createLocalJWKSet({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'EdDSA' }],
});

/** Register without ended sessions. */
export const sessions = { refuse: () => undefined };

/** An access token as identity makes it. */
export function tokenFor(claims: JWTPayload, expires: string | number = '15m'): Promise<string> {
  return new SignJWT({ iss: ISSUER, aud: TOKEN_AUDIENCE, sid: SESSION_ID, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'test' })
    .setExpirationTime(expires)
    .sign(privateKey);
}

/** Shared between tests, since it starts threads. */
const fileReader = new FileReader();
const labelPrinter = new LabelPrinter();

/** The caller has just signed in, unless a test overrides it. */
function signedInJustNow(services: FakeServices): Services {
  const security = { checkFresh: async () => ({}), ...services.security };
  return { ...services, security } as unknown as Services;
}

/** An installation that is set up, unless a test says otherwise. */
function installed(services: FakeServices): Services {
  const installations = {
    getInstallation: async () => ({ name: '', ownerName: '' }),
    ...services.installations,
  };
  return { ...services, installations } as unknown as Services;
}

interface TestOptions extends Partial<AppDeps> {
  readonly env?: Record<string, string>;
  readonly patience?: ModelPatience;
}

export function testApp(services: FakeServices = {}, { env = {}, patience, ...deps }: TestOptions = {}) {
  const settings = readSettings({ ...ENV, ...env });
  const logger = createLogger('gateway', 'silent');
  return createApp({
    settings,
    services: signedInJustNow(services),
    reads: signedInJustNow(services),
    tokens: new AccessTokens(keys, { issuers: [ISSUER], sessions }),
    limits: new RateLimits(settings.limits, undefined, settings.TRUSTED_NETWORKS),
    logger,
    metrics: new Metrics(),
    dependencies: [],
    ...{ fileReader, labelPrinter, flags: new Flags() },
    helpAnswers: helpAnswersOf(settings, () => undefined, patience),
    shells: new ShellDirectory({ logger }),
    lenders: new ShellLenders({ services: services as unknown as Services, logger }),
    faces: new ShellFaces({ services: services as unknown as Services, logger }),
    installation: new InstallationFacts({ services: installed(services), logger }),
    live: { hub: new LiveHub(), limits: new LiveLimits(10), sessions },
    isStopping: () => false,
    ...deps,
  });
}

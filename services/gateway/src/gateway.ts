import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_LOCALE, VISITOR, type Call } from '@kashikari/kernel';
import {
  ActorSigner,
  GrpcClients,
  OpsServer,
  ShellDirectory,
  createLogger,
  issuersOf,
  type Env,
  type Logger,
} from '@kashikari/platform/edge';
import { createApp } from './app';
import { bookingAdmission } from './bookings/booking-admission';
import { clientsOfEach } from './clients/channels';
import { connectServices, type Services } from './clients/services';
import { Flags } from './flags/flags';
import { FileReader } from './files/file-reader';
import { helpAnswersOf } from './answers/help-answers-of';
import { LabelPrinter } from './label-sheets/label-printer';
import { dependenciesOf } from './health/dependencies';
import type { Dependency } from './health/readiness';
import { gatewayReadiness } from './health/health.routes';
import { Metrics } from './http/metrics';
import { admit } from './http/admission-queue';
import { closeServer, listen } from './http/server';
import { RateLimits } from './limits/rate-limits';
import { sharedLimits } from './limits/shared-limits';
import { LiveHub } from './streams/live-hub';
import { LiveLimits } from './streams/live-limits';
import { startLiveSource, type LiveSource } from './streams/live-source';
import { processesOf, readSettings } from './settings';
import { InstallationFacts } from './installations/installation-facts';
import { ShellFaces } from './shells/shell-faces';
import { ShellLenders } from './shells/shell-lenders';
import { AccessTokens } from './sign-in/access-tokens';
import { EndedAccess } from './sign-in/ended-access';
import { endingStreams } from './streams/ending-streams';
import { SigningKeys } from './sign-in/signing-keys';
import { Hooks } from './test-hooks/hooks';
import type { JSONWebKeySet } from 'jose';

/**
 * Maximum size of headers, bytes: enough for a hundred ids in a URL, however encoded. Beyond it Node itself answers
 * 431, without a body of the product.
 */
const MAX_HEADER = 64 * 1024;

export interface RunningGateway {
  readonly port: number;
  /** Port of the operations endpoints, if there is one. */
  readonly opsPort?: number;
  /**
   * Drains, rejects new requests and finishes running ones, within 12 s after the drain. A second call waits for the
   * first.
   */
  stop(): Promise<void>;
}

/** Interval between probes of identity before its first answer, milliseconds. */
const FIRST_LOOK = 50;

/** Decision 30. */
const SIGN_IN_LIMIT_IS_GONE =
  'RATE_LIMIT_SIGN_IN_PER_MIN is read no more: RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN and RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN take its place';

/** Starts the gateway. @throws ConfigError that lists every fault in the settings */
export async function startGateway({ env }: { readonly env: Env }): Promise<RunningGateway> {
  const settings = readSettings(env);
  const logger = createLogger('gateway', settings.LOG_LEVEL);
  if (settings.RATE_LIMIT_SIGN_IN_PER_MIN !== undefined) logger.warn({}, SIGN_IN_LIMIT_IS_GONE);
  const clients = new GrpcClients(settings.addresses, new ActorSigner(settings));
  const services = connectServices(clients);
  const reads = connectServices(clients, { retry: true });
  const processes = processesOf(settings);
  const each = settings.hooks ? clientsOfEach(processes, settings) : [];
  const shared = sharedLimits(settings.REDIS_URL, logger);
  const hub = new LiveHub();
  const sessions = new EndedAccess({
    ask: (cursor, deadlineMs) =>
      services.security.listEndedAccess({ cursor }, callOfNobody(), { deadlineMs }),
    listening: endingStreams(hub),
    timeout: settings.SIGN_OUT_PATIENCE_MS,
    logger,
  });
  const live = { hub, limits: new LiveLimits(settings.LIVE_STREAMS), sessions };
  const source = startLiveSource(settings, live.hub, logger);
  const { SHELLS_FILE: file, PUBLIC_URL: publicUrl } = settings;
  const shells = new ShellDirectory({ file, publicUrl, logger });
  const [fileReader, labelPrinter] = [new FileReader(), new LabelPrinter()];
  const flags = new Flags(settings.FLAGD, (message) => logger.warn({ message }, 'Features on trial'));
  const watched = dependenciesOf(processes, [
    ...shared.dependencies,
    ...source.dependencies,
    { name: 'shells', essential: false, probes: [async () => shells.isCurrent] },
  ]);
  let stopping: Promise<void> | undefined;
  const isStopping = () => stopping !== undefined;
  const metrics = new Metrics();
  const app = createApp({
    settings,
    services,
    reads,
    tokens: new AccessTokens(new SigningKeys(() => signingKeys(reads)).find, {
      issuers: issuersOf(settings),
      sessions,
    }),
    limits: new RateLimits(settings.limits, shared.counterOf, settings.TRUSTED_NETWORKS),
    logger,
    metrics,
    dependencies: watched.dependencies,
    live,
    ...{ fileReader, labelPrinter, flags },
    helpAnswers: helpAnswersOf(settings, metrics.answered),
    shells,
    lenders: new ShellLenders({ services: reads, logger }),
    faces: new ShellFaces({ services: reads, logger }),
    installation: new InstallationFacts({ services: reads, logger }),
    isStopping,
    hooks: settings.hooks ? Hooks.of(each) : undefined,
  });
  const server = createServer({ maxHeaderSize: MAX_HEADER }, admit(app, bookingAdmission));
  const ops = new OpsServer({
    registry: metrics.registry,
    ready: () => gatewayReadiness(watched.dependencies, isStopping),
  });
  const port = await listen(server, settings.PORT, settings.HOST);
  const opsPort = settings.HTTP_LISTEN_GATEWAY && (await ops.listen(settings.HTTP_LISTEN_GATEWAY));
  logger.info({ port }, 'The gateway is listening');
  const threads = { close: () => void Promise.all([fileReader.stop(), labelPrinter.stop(), flags.close()]) };
  void firstAnswer(watched.dependencies, isStopping).then(() => sessions.start());
  const watching = { close: () => sessions.stop() };
  const open: { close(): void }[] = [
    watching,
    clients,
    watched,
    shared,
    threads,
    shells,
    ...each.map((one) => one.clients),
  ];
  const drain = settings.DRAIN_SECONDS * 1000;
  const stop = () =>
    (stopping ??= closeAll(() => closeServer(server, drain), source, open, logger)
      // Metrics stay available until the last call is answered.
      .finally(() => ops.close()));
  return { port, opsPort: opsPort || undefined, stop };
}

/** Streams would last as long as their readers, so they end first; readers reconnect to another process. */
async function closeAll(
  hangUp: () => Promise<void>,
  source: LiveSource,
  open: readonly { close(): void }[],
  logger: Logger,
): Promise<void> {
  await Promise.all([source.stop(), hangUp()]);
  for (const one of open) one.close();
  logger.info({}, 'The gateway has stopped');
}

/**
 * Waits until identity answers for the first time. A call before that would fail, and the channel would wait before it
 * reconnects. The first user would then get an `unavailable`.
 */
async function firstAnswer(dependencies: readonly Dependency[], isStopping: () => boolean): Promise<void> {
  const probes = dependencies.flatMap(({ name, probes }) => (name === 'identity' ? probes : []));
  while (!isStopping()) {
    const found = await Promise.all(probes.map((probe) => probe()));
    if (found.length === 0 || found.some((health) => (typeof health === 'object' ? health.answers : health)))
      return;
    await wait(FIRST_LOOK);
  }
}

/** Returns a call that no user made. */
function callOfNobody(): Call {
  return { actor: VISITOR, now: Date.now(), locale: DEFAULT_LOCALE };
}

async function signingKeys(services: Services): Promise<JSONWebKeySet> {
  const { jwksJson } = await services.accounts.getSigningKeys({}, callOfNobody(), { deadlineMs: 3_000 });
  return JSON.parse(jwksJson) as JSONWebKeySet;
}

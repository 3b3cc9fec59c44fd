import { createServer, type Server } from 'node:http';
import { DEFAULT_LOCALE, VISITOR } from '@kashikari/kernel';
import { createLogger, type Env, type GrpcClients } from '@kashikari/platform/edge';
import { createApp } from './app';
import { balancedClients, clientsOfEach } from './clients/channels';
import { connectServices, type Services } from './clients/services';
import { HealthClient } from './health/health-client';
import { Metrics } from './health/metrics';
import { RateLimits } from './limits/rate-limits';
import { ESSENTIAL, SERVICES, addressesOf, readSettings, type GatewaySettings } from './settings';
import { AccessTokens } from './sign-in/access-tokens';
import { SigningKeys } from './sign-in/signing-keys';
import { Hooks } from './test-hooks/hooks';
import type { Dependency } from './health/readiness';
import type { JSONWebKeySet } from 'jose';

export interface RunningGateway {
  readonly port: number;
  /** Refuses new, finishes what runs, at most 12 s. A second call waits for the first. */
  stop(): Promise<void>;
}

/** A request has 10 s; what isn't done after that is cut off. */
const GRACE = 12_000;

/** Starts the gateway. @throws ConfigError that lists every fault in the settings */
export async function startGateway({ env }: { readonly env: Env }): Promise<RunningGateway> {
  const settings = readSettings(env);
  const logger = createLogger('gateway', settings.LOG_LEVEL);
  const balanced = balancedClients(settings);
  const services = connectServices(balanced);
  const each = settings.hooks ? clientsOfEach(settings) : [];
  const health = healthClients(settings);
  let stopping: Promise<void> | undefined;
  const app = createApp({
    settings,
    services,
    tokens: new AccessTokens(new SigningKeys(() => signingKeys(services)).find),
    limits: new RateLimits(settings.limits),
    logger,
    metrics: new Metrics(),
    dependencies: health.dependencies,
    isStopping: () => stopping !== undefined,
    hooks: settings.hooks ? Hooks.of(each) : undefined,
  });
  const server = createServer(app);
  // A sender that dawdles over its headers holds a socket for ever otherwise.
  server.headersTimeout = 15_000;
  const port = await listen(server, settings.PORT, settings.HOST);
  logger.info({ port }, 'The gateway listens');
  const channels: GrpcClients[] = [balanced, ...each.map(({ clients }) => clients)];
  return {
    port,
    stop: () =>
      (stopping ??= close(server).finally(() => {
        for (const channel of channels) channel.close();
        for (const client of health.clients) client.close();
      })),
  };
}

async function signingKeys(services: Services): Promise<JSONWebKeySet> {
  const call = { actor: VISITOR, now: Date.now(), locale: DEFAULT_LOCALE };
  const { jwksJson } = await services.accounts.getSigningKeys({}, call, { deadlineMs: 3_000 });
  return JSON.parse(jwksJson) as JSONWebKeySet;
}

function healthClients(settings: GatewaySettings): { clients: HealthClient[]; dependencies: Dependency[] } {
  const clients: HealthClient[] = [];
  const dependencies = SERVICES.map((name) => {
    const own = addressesOf(settings, name).map((address) => new HealthClient(address));
    clients.push(...own);
    const essential = ESSENTIAL.some((service) => service === name);
    return { name, essential, probes: own.map((client) => () => client.isServing()) };
  });
  return { clients, dependencies };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is used by another program. Set PORT.`) : error,
      ),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Idle connections are closed at once, busy ones after their answer. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

import path from 'node:path';
import type { Secrets } from '../files/secrets';
import { shellsFileIn } from '../files/shells-file';
import { releaseSettings } from '../release';
import { BUS, databaseNames, urlOn } from '../postgres/databases';
import { HOSTED, SERVICES, type ServiceName } from '../services';
import type { StandaloneSettings } from '../settings';

/** One process of Node: what it runs, with which settings. */
export interface ProcessPlan {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Upper bound of the JavaScript heap; the garbage collector works for it. */
  readonly heapMb: number;
  /** Maximum size of each half of its space for new objects; default: Node's own (16 MB). */
  readonly semiSpaceMb?: number;
  readonly services: readonly ServiceName[];
}

export interface PlanInput {
  readonly settings: StandaloneSettings;
  readonly secrets: Secrets;
  /** Address of the PostgreSQL server; logins and passwords of the databases take the place of those in it. */
  readonly databaseServer: string;
  /** Free ports, {@link portsNeeded} of them. */
  readonly ports: readonly number[];
  /** Settings of the outside that are passed on as they are (`S3_*`, `OTEL_*`, rate limits …). */
  readonly outside: NodeJS.ProcessEnv;
  /** Settings that control the set-up, for identity only. */
  readonly setup?: NodeJS.ProcessEnv;
}

export const portsNeeded = (settings: StandaloneSettings): number =>
  HOSTED.length + settings.RESERVATION_PROCESSES + 1;

/** Settings that we make for each process ourselves: a value from outside must not reach the wrong one. */
export const OURS =
  /^(DATABASE_|GRPC_LISTEN_|HTTP_LISTEN_|ADDRESS_|BUS_DATABASE_URL$|KASHIKARI_SECRET(_ALSO)?$|SETUP_OPEN$|NODE_OPTIONS$|npm_)/;

const nameOf = (service: string) => service.toUpperCase();

/** The processes of a stand-alone installation: gateway, reservation (one or more), a host for the other five. */
export function planProcesses(input: PlanInput): ProcessPlan[] {
  const { settings, ports } = input;
  const listen = new Map<ServiceName, string[]>();
  const free = ports.map((port) => `127.0.0.1:${port}`);
  const anyFree = free.pop() ?? '';
  const operations = settings.OPS_PORT ? `127.0.0.1:${settings.OPS_PORT}` : anyFree;
  for (const service of HOSTED) listen.set(service, free.splice(0, 1));
  listen.set('reservation', free);

  const common = commonEnv(input, listen);
  const host = path.join(__dirname, '..', 'host.js');
  const process = (
    name: string,
    services: readonly ServiceName[],
    address: (service: ServiceName) => string,
    heapMb: number,
  ): ProcessPlan => ({
    name,
    services,
    script: host,
    args: services,
    heapMb,
    env: Object.assign(
      {},
      common,
      ...services.map((service) => serviceEnv(service, address(service), input)),
    ),
  });
  return [
    ...(listen.get('reservation') ?? []).map((address, index) =>
      process(index === 0 ? 'reservation' : `reservation-${index + 1}`, ['reservation'], () => address, 256),
    ),
    // Five services that are idle most of the time: less space for new objects has no noticeable cost.
    { ...process('services', HOSTED, (service) => listen.get(service)?.[0] ?? '', 384), semiSpaceMb: 8 },
    {
      name: 'gateway',
      services: [],
      script: require.resolve('@kashikari/gateway'),
      args: [],
      heapMb: 256,
      env: {
        ...{ ...common, HOST: settings.HOST, PORT: String(settings.PORT) },
        HTTP_LISTEN_GATEWAY: operations,
      },
    },
  ];
}

/** Returns the settings of every process. Clients alternate between the addresses of two reservation processes. */
function commonEnv(input: PlanInput, listen: Map<ServiceName, string[]>): NodeJS.ProcessEnv {
  const { settings, secrets, outside } = input;
  const passed = Object.fromEntries(Object.entries(outside).filter(([name]) => !OURS.test(name)));
  const shells = outside['SHELLS_FILE'] || shellsFileIn(settings.DATA_DIR);
  return {
    // The C library creates a heap for each thread that ever needed one, and frees little of it.
    MALLOC_ARENA_MAX: '2',
    ...releaseSettings(),
    ...passed,
    DATA_DIR: settings.DATA_DIR,
    ...(shells && { SHELLS_FILE: shells }),
    // People who try the product by themselves have to follow links too.
    TELL_MAIL_LINKS: '1',
    LOG_LEVEL: settings.LOG_LEVEL,
    KASHIKARI_SECRET: secrets.KASHIKARI_SECRET,
    ...(secrets.KASHIKARI_SECRET_ALSO && { KASHIKARI_SECRET_ALSO: secrets.KASHIKARI_SECRET_ALSO }),
    KASHIKARI_TEST_HOOKS: settings.KASHIKARI_TEST_HOOKS ? '1' : '0',
    ...(settings.KAFKA_BROKERS
      ? { KAFKA_BROKERS: settings.KAFKA_BROKERS }
      : { BUS_DATABASE_URL: urlOf(input, BUS, BUS) }),
    ...Object.fromEntries(
      SERVICES.map((service) => [`ADDRESS_${nameOf(service)}`, (listen.get(service) ?? []).join(',')]),
    ),
  };
}

/** Returns the settings of this service's process only: its database and its listening address. */
function serviceEnv(service: ServiceName, address: string, input: PlanInput): NodeJS.ProcessEnv {
  const { database, owner, app } = databaseNames(service);
  return {
    [`DATABASE_URL_${nameOf(service)}`]: urlOf(input, app, database),
    [`DATABASE_MIGRATION_URL_${nameOf(service)}`]: urlOf(input, owner, database),
    [`GRPC_LISTEN_${nameOf(service)}`]: address,
    ...(service === 'identity' && input.setup),
  };
}

function urlOf({ secrets, databaseServer }: PlanInput, login: string, database: string): string {
  return urlOn(databaseServer, login, secrets.passwords[login] ?? '', database);
}

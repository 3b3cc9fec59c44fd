import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { Client } from 'pg';

const exec = promisify(execFile);

/** Facts that `npm run lab -- cluster` reports about the cluster that it started. */
interface Facts {
  /** Paths of programs. */
  readonly helm: string;
  readonly kubectl: string;
  readonly k6: string;
  readonly registry: string;
  /** Two versions of the product's images: the one installed, and the one that it's upgraded to. */
  readonly versions: readonly [string, string];
}

export const RELEASE = 'lending';
const CHART = 'deploy/helm/kashikari';

/** Everybody in a load comes from one address; a real rush has many. */
const NO_LIMITS = ['ACCOUNT', 'ADDRESS', 'FILES', 'SIGN_IN_ADDRESS', 'SIGN_UP'].flatMap((name) => [
  '--set-string',
  `gateway.env.RATE_LIMIT_${name}_PER_MIN=0`,
]);

export interface Pod {
  readonly metadata: { readonly name: string; readonly uid: string; readonly deletionTimestamp?: string };
  readonly spec: { readonly containers: readonly { readonly image: string }[] };
  readonly status: {
    readonly phase: string;
    readonly podIP?: string;
    readonly containerStatuses?: readonly { readonly restartCount: number }[];
  };
}

/** Returns the number of container restarts in these pods. */
export const restartsOf = (pods: readonly Pod[]): number =>
  pods
    .flatMap(({ status }) => status.containerStatuses ?? [])
    .reduce((sum, one) => sum + one.restartCount, 0);

/** The product as it's installed on the cluster, and the cluster around it. */
export class Cluster {
  readonly facts = JSON.parse(readFileSync(process.env['CLUSTER_FACTS']!, 'utf8')) as Facts;
  private readonly databases = new Map<string, Promise<Client>>();

  /** @returns its output; rejects with its output if it fails */
  helm(...args: string[]): Promise<string> {
    return said(this.facts.helm, args);
  }

  kubectl(...args: string[]): Promise<string> {
    return said(this.facts.kubectl, args);
  }

  async get<T>(...args: string[]): Promise<T> {
    return JSON.parse(await this.kubectl('get', ...args, '-o', 'json')) as T;
  }

  /** `helm install` or `upgrade` with the trial's values. */
  release(verb: 'install' | 'upgrade', version: string, ...more: string[]): Promise<string> {
    const images = ['--set', `image.registry=${this.facts.registry},image.tag=${version}`];
    return this.helm(
      verb,
      RELEASE,
      CHART,
      '-f',
      `${CHART}/values-trial.yaml`,
      ...images,
      ...NO_LIMITS,
      ...more,
    );
  }

  /** Pods of one service that are not on their way out. */
  async pods(service: string): Promise<Pod[]> {
    const labels = `app.kubernetes.io/instance=${RELEASE},app.kubernetes.io/component=${service}`;
    const { items } = await this.get<{ items: Pod[] }>('pods', '-l', labels);
    return items.filter(({ metadata }) => !metadata.deletionTimestamp);
  }

  /** Pods that still run an image of a version, those on their way out included. */
  async podsOf(version: string): Promise<Pod[]> {
    const { items } = await this.get<{ items: Pod[] }>('pods');
    return items.filter(
      ({ spec, status }) =>
        status.phase === 'Running' && spec.containers.some(({ image }) => image.endsWith(`:${version}`)),
    );
  }

  /** Waits until every pod of a service is ready. */
  async settled(service: string): Promise<void> {
    await this.kubectl('rollout', 'status', `deployment/${RELEASE}-${service}`, '--timeout=180s');
  }

  /** Sets how many replicas a service has, and waits until there are no more and no fewer. */
  async scale(service: string, replicas: number): Promise<void> {
    await this.kubectl('scale', `deployment/${RELEASE}-${service}`, `--replicas=${replicas}`);
    await this.settled(service);
    await eventually(async () => expect(await this.pods(service)).toHaveLength(replicas), 120_000);
  }

  /** The gateway's Service, as an ingress would reach it. */
  async url(): Promise<string> {
    const { spec } = await this.get<{ spec: { clusterIP: string } }>('service', `${RELEASE}-gateway`);
    return `http://${spec.clusterIP}`;
  }

  /** Queries a service's database with the service's login. */
  async query<T extends object>(service: string, sql: string, values: unknown[] = []): Promise<T[]> {
    let database = this.databases.get(service);
    if (!database) this.databases.set(service, (database = this.connect(service)));
    return (await (await database).query<T>(sql, values)).rows;
  }

  private async connect(service: string): Promise<Client> {
    const { data } = await this.get<{ data: Record<string, string> }>('secret', `${RELEASE}-secrets`);
    const address = new URL(Buffer.from(data[`DATABASE_URL_${service.toUpperCase()}`]!, 'base64').toString());
    const [pod] = await this.pods('postgres');
    address.hostname = pod!.status.podIP!;
    const client = new Client({ connectionString: address.href });
    await client.connect();
    return client;
  }

  async close(): Promise<void> {
    for (const database of this.databases.values()) await (await database).end();
  }
}

async function said(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await exec(program, args, { maxBuffer: 1e8 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${args.slice(0, 3).join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, {
      cause: error,
    });
  }
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startBroker } from '../../../packages/platform/test/events/broker';
import { startMailbox, type Mailbox } from '../../../services/notify/test/mailbox';
import { freePorts } from '../../../standalone/src/processes/free-ports';
import { send } from '../../product/rest';
import { StandaloneProduct } from '../../product/standalone';
import { makeLender, type Lender } from '../lender';
import { CutProxy } from './cut-proxy';
import { SkewedClocks } from './skewed-clocks';
import { SmallDisk } from './small-disk';

const { findGoTool } = require('../../../scripts/tools/go-tool.cjs') as {
  findGoTool(name: string): string | undefined;
};
const { startVersitygw } = require('../../../scripts/tools/versitygw.cjs') as {
  startVersitygw(folder: string): Promise<S3>;
};

interface S3 {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /** @param secret another one than the product's, to refuse it */
  start(secret?: string): Promise<void>;
}

const GOODS = 60;

const SUPERUSER = 'kashikari';

/** Clients of a test share an address; a real rush has many. */
const NO_LIMITS = Object.fromEntries(
  ['ACCOUNT', 'ADDRESS', 'FILES', 'SIGN_IN_ADDRESS', 'SIGN_UP'].map((name) => [
    `RATE_LIMIT_${name}_PER_MIN`,
    '0',
  ]),
);

/** The product with all its dependencies, each a real one that can be stopped. */
export class ProductUnderFault {
  private redis: ChildProcess | undefined;

  private constructor(
    readonly product: StandaloneProduct,
    readonly kafka: Awaited<ReturnType<typeof startBroker>>,
    readonly mailbox: Mailbox,
    readonly proxy: CutProxy,
    readonly lender: Lender,
    /** The user who books; the lender receives a mail for each booking. */
    readonly member: { readonly email: string; readonly password: string },
    readonly s3: S3 | undefined,
    readonly clocks: SkewedClocks,
    readonly disk: SmallDisk,
    private readonly redisPort: number,
    private readonly home: string,
  ) {}

  static async open(): Promise<ProductUnderFault> {
    const home = mkdtempSync(path.join(tmpdir(), 'kashikari-faults-'));
    const [redisPort = 0] = await freePorts(1);
    const [kafka, mailbox] = await Promise.all([startBroker(), startMailbox()]);
    const s3 = hasS3 ? await startVersitygw(path.join(home, 's3')) : undefined;
    const [clocks, disk] = [new SkewedClocks(home), new SmallDisk()];
    const settings = {
      KAFKA_BROKERS: kafka.brokers,
      SMTP_URL: mailbox.url,
      ...(hasRedis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
      ...s3?.env,
      ...clocks.env,
      ...NO_LIMITS,
    };
    const product = await StandaloneProduct.start(settings, disk.folder);
    const lender = await makeLender(product.url, GOODS);
    const groupId = await groupOf(product.url, lender);
    const member = { email: `member-${Date.now()}@example.com`, password: 'kashikari-demo' };
    const body = { name: '佐藤 はるか', ...member };
    const { body: account } = await send(product.url, 'POST', '/users', { body });
    await send(product.url, 'POST', '/memberships', { token: account.token, body: { group_id: groupId } });
    const proxy = await CutProxy.start(product.url);
    const tested = new ProductUnderFault(
      ...([product, kafka, mailbox, proxy, lender, member] as const),
      ...([s3, clocks, disk, redisPort, home] as const),
    );
    await tested.startRedis();
    return tested;
  }

  async startRedis(): Promise<void> {
    if (!hasRedis) return;
    const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', this.home];
    this.redis = spawn('redis-server', ['--port', String(this.redisPort), ...settings], { stdio: 'ignore' });
  }

  /** `kill -9`. */
  stopRedis(): void {
    this.redis?.kill('SIGKILL');
  }

  /** Queries a service's database with the service's login. */
  async query<T extends object>(service: string, sql: string, values: unknown[] = []): Promise<T[]> {
    return this.ask<T>(this.product.databaseUrl(service), sql, values);
  }

  /** Changes what the service itself may not: as the database's superuser. */
  async rule(service: string, sql: string): Promise<void> {
    const secrets = readFileSync(path.join(this.product.dataDir, 'secrets.json'), 'utf8');
    const { passwords } = JSON.parse(secrets) as { passwords: Record<string, string> };
    const url = new URL(this.product.databaseUrl(service));
    url.username = SUPERUSER;
    url.password = passwords[SUPERUSER]!;
    await this.ask(url.href, sql);
  }

  private async ask<T extends object>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
    const database = new Client(url);
    await database.connect();
    try {
      return (await database.query<T>(sql, values.length ? values : undefined)).rows;
    } finally {
      await database.end();
    }
  }

  async close(): Promise<void> {
    await this.proxy.close();
    await this.product.remove();
    await this.kafka.remove();
    this.stopRedis();
    await this.mailbox.close();
    await this.s3?.stop();
    this.disk.remove();
    rmSync(this.home, { recursive: true, force: true });
  }
}

export const hasS3 = findGoTool('versitygw') !== undefined;

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

async function groupOf(url: string, { token }: Lender): Promise<string> {
  const { body } = await send(url, 'GET', '/groups', { token });
  return body.groups[0].id as string;
}

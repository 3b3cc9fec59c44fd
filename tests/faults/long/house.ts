import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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

const GOODS = 60;

/** Clients of a test share an address; a real rush has many. */
const NO_LIMITS = Object.fromEntries(
  ['ACCOUNT', 'ADDRESS', 'SIGN_IN', 'SIGN_UP'].map((name) => [`RATE_LIMIT_${name}_PER_MIN`, '0']),
);

/** The product with everything that it leans on, each a real one that can be taken away. */
export class House {
  private redis: ChildProcess | undefined;

  private constructor(
    readonly product: StandaloneProduct,
    readonly kafka: Awaited<ReturnType<typeof startBroker>>,
    readonly mailbox: Mailbox,
    readonly proxy: CutProxy,
    readonly lender: Lender,
    /** Who books: a mail goes to the lender for each. */
    readonly member: { readonly email: string; readonly password: string },
    private readonly redisPort: number,
    private readonly home: string,
  ) {}

  static async open(): Promise<House> {
    const home = mkdtempSync(path.join(tmpdir(), 'kashikari-faults-'));
    const [redisPort = 0] = await freePorts(1);
    const [kafka, mailbox] = await Promise.all([startBroker(), startMailbox()]);
    const product = await StandaloneProduct.start({
      KAFKA_BROKERS: kafka.brokers,
      SMTP_URL: mailbox.url,
      ...(hasRedis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
      ...NO_LIMITS,
    });
    const lender = await makeLender(product.url, GOODS);
    const groupId = await groupOf(product.url, lender);
    const member = { email: `member-${Date.now()}@example.com`, password: 'kashikari' };
    const body = { name: '佐藤 はるか', ...member };
    const { body: account } = await send(product.url, 'POST', '/users', { body });
    await send(product.url, 'POST', '/memberships', { token: account.token, body: { group_id: groupId } });
    const proxy = await CutProxy.start(product.url);
    const house = new House(product, kafka, mailbox, proxy, lender, member, redisPort, home);
    await house.startRedis();
    return house;
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

  /** Asks a service's database by the login that the service itself has. */
  async query<T extends object>(service: string, sql: string, values: unknown[] = []): Promise<T[]> {
    const database = new Client(this.product.databaseUrl(service));
    await database.connect();
    try {
      return (await database.query<T>(sql, values)).rows;
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
    rmSync(this.home, { recursive: true, force: true });
  }
}

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

async function groupOf(url: string, { token }: Lender): Promise<string> {
  const { body } = await send(url, 'GET', '/groups', { token });
  return body.groups[0].id as string;
}

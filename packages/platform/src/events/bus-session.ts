import pg from 'pg';
import { backOff } from './back-off';

/**
 * The single connection on which a process receives notifications and holds its right to read. If it breaks, PostgreSQL
 * releases the locks, so that another replica can read. The process then reconnects and requests the right again.
 */
export class BusSession {
  private client: pg.Client | undefined;
  private opening: Promise<pg.Client> | undefined;
  private failures = 0;
  private retryAt = 0;
  private closed = false;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly held = new Set<string>();

  /**
   * @param heard called with the topic that has new events; undefined if any topic may have, or notifications may be
   *   lost
   */
  constructor(
    private readonly url: string,
    private readonly service: string,
    private readonly heard: (topic: string | undefined) => void,
  ) {}

  /** Returns true if this process holds the exclusive right to read for `name`; requests the right if necessary. */
  async mayRead(name: string): Promise<boolean> {
    if (this.isMine(name)) return true;
    // One connection, one question at a time.
    const asked = this.turn.then(() => this.ask(name));
    this.turn = asked.catch(() => undefined);
    return asked;
  }

  /** Returns true if this process holds the right and receives notifications. */
  isMine(name: string): boolean {
    return this.client !== undefined && this.held.has(name);
  }

  /** Connects to receive notifications without reading for a group. The next request reconnects after a break. */
  async listen(): Promise<void> {
    await this.connected();
  }

  private async ask(name: string): Promise<boolean> {
    const client = await this.connected();
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [`kashikari.read ${name}`],
    );
    const mine = rows[0]?.mine === true && this.client === client;
    if (mine) this.held.add(name);
    return mine;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.held.clear();
    await this.client?.end().catch(() => undefined);
  }

  private connected(): Promise<pg.Client> {
    if (this.client) return Promise.resolve(this.client);
    if (Date.now() < this.retryAt)
      return Promise.reject(new Error('Connection terminated; waiting before the next try'));
    this.opening ??= this.open().finally(() => (this.opening = undefined));
    return this.opening;
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: `kashikari-${this.service}-bus-session`,
      keepAlive: true,
      connectionTimeoutMillis: 8_000,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => this.heard(payload));
    try {
      await client.connect();
      await client.query('listen bus');
    } catch (error) {
      this.failures += 1;
      this.retryAt = Date.now() + backOff(this.failures);
      throw error;
    }
    this.failures = 0;
    if (this.closed) await client.end();
    else this.client = client;
    this.heard(undefined);
    return client;
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.held.clear();
    if (!this.closed) this.heard(undefined);
  }
}

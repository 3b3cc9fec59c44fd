import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHEAP_PASSWORDS } from '../../packages/platform/src/testing/cheap-passwords';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { freePorts } from '../../standalone/src/processes/free-ports';

const ROOT = path.resolve(__dirname, '../..');

/** The last output of a start. */
const RUNNING = 'Ctrl-C stops it.';

/** Maximum time until everything runs again, milliseconds; on a busy machine a start takes seconds. */
const READY_MS = 170_000;

/** The product as `npm start` runs it, with its processes open to be killed. It survives its own death: same folder, same port. */
export class StandaloneProduct {
  private child?: ChildProcess;
  private said = '';

  private constructor(
    readonly dataDir: string,
    private readonly port: number,
    private readonly settings: Record<string, string>,
    private readonly root: string,
  ) {}

  /**
   * @param parent the folder for its home, e.g. on a separate disk
   * @param words output after which it counts as started
   */
  static async start(
    settings: Record<string, string> = {},
    parent = tmpdir(),
    words = RUNNING,
  ): Promise<StandaloneProduct> {
    const product = await StandaloneProduct.prepared(settings, parent);
    await product.start(words);
    return product;
  }

  /**
   * Prepares a product without starting it, so that files can be put into its folder first.
   * @param root the checkout to run; default: this one
   */
  static async prepared(
    settings: Record<string, string> = {},
    parent = tmpdir(),
    root = ROOT,
  ): Promise<StandaloneProduct> {
    const home = mkdtempSync(path.join(parent, 'kashikari-product-'));
    const [port = 0] = await freePorts(1);
    return new StandaloneProduct(path.join(home, 'data'), port, settings, root);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it (again), and waits until it is whole. */
  async start(words = RUNNING): Promise<void> {
    this.said = '';
    const env = {
      ...process.env,
      NODE_ENV: '',
      DEMO: '0',
      KASHIKARI_TEST_HOOKS: '1',
      LOG_LEVEL: 'warn',
      ...CHEAP_PASSWORDS,
    };
    const child = spawn(process.execPath, [path.join(this.root, 'standalone/dist/main.js')], {
      cwd: this.root,
      env: { ...env, PORT: String(this.port), DATA_DIR: this.dataDir, ...this.settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (this.said += bytes));
    const ended = new Promise<never>((_, reject) => {
      child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${this.said}`)));
    });
    const started = eventually(() => {
      if (!this.said.includes(words)) throw new Error(`The product has not started:\n${this.said}`);
    }, READY_MS);
    await Promise.race([started, ended]);
  }

  /** Output to the terminal since its last start. */
  get words(): string {
    return this.said;
  }

  /** Process → its number. */
  pids(): Record<string, number> {
    const file = path.join(this.dataDir, 'run/pids.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  }

  /** The database of a service, by the login that the service itself works with. */
  databaseUrl(service: string): string {
    const file = readFileSync(path.join(this.dataDir, 'run/databases.json'), 'utf8');
    const databases = JSON.parse(file) as Record<string, { url: string }>;
    return databases[service]?.url ?? '';
  }

  /** Kills a process, by default with `kill -9`, and waits until it runs again under another id. */
  async kill(name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const before = this.pids()[name];
    if (before === undefined) throw new Error(`${name} does not run`);
    process.kill(before, signal);
    if (name === 'supervisor') return;
    await eventually(() => {
      const now = this.pids()[name];
      if (now === undefined || now === before) throw new Error(`${name} has not come back`);
    }, READY_MS);
  }

  /** Waits until every part answers. */
  whole(): Promise<unknown> {
    return eventually(async () => {
      const answer = await fetch(`${this.url}/readyz`);
      const { status } = (await answer.json()) as { status?: string };
      if (status !== 'ready') throw new Error(`It is ${status}: ${JSON.stringify(await this.readiness())}`);
    }, READY_MS);
  }

  get operations(): string {
    return /Metrics: (.*)\/metrics/.exec(this.said)?.[1] ?? '';
  }

  /** Returns the report of the operations port: status and the missing and degraded parts. */
  async readiness(): Promise<{ status: string; missing: string[]; degraded: string[] }> {
    return (await (await fetch(`${this.operations}/readyz`)).json()) as never;
  }

  /** Ends it in order, as Ctrl-C does. @returns the exit code */
  async stop(): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill('SIGTERM');
    return ended;
  }

  /** Stops it and forgets everything. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(path.dirname(this.dataDir), { recursive: true, force: true });
  }
}

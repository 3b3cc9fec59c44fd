import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LONG_TIMEOUTS } from '../../packages/platform/src/testing/long-timeouts';
import { aheadNow, clockAhead } from '../product/fixed-day';
import { StandaloneProduct } from '../product/standalone';

/** Setting with the address at which a journey requests the product that its worker's journeys share. */
export const SHARED_PRODUCTS = 'KASHIKARI_TEST_PRODUCTS';

/** Settings of the shared product; the tests' browsers run on this machine. */
const SETTINGS = { ...LONG_TIMEOUTS, WEB_PUSH_TO_PRIVATE: '1' };

/**
 * Time for which an idle product waits for the next journey of its worker, milliseconds. It then uses a twentieth of a
 * core.
 */
const TIMEOUT = 20_000;

interface Running {
  readonly product: Promise<StandaloneProduct>;
  /** Lead of its business time over the machine's clock, milliseconds. */
  readonly ahead: number;
  ending?: NodeJS.Timeout;
}

/** Products for journeys: one per worker, started at its first request, and ended when it sends no more. */
export class SharedProducts {
  private readonly running = new Map<string, Running>();
  private readonly ended: Promise<void>[] = [];

  private readonly door = createServer((request, response) => {
    const worker = request.url ?? '';
    // A worker that was busy for longer than the server's keep-alive would use a closed connection.
    response.setHeader('connection', 'close');
    if (request.method === 'DELETE') {
      this.leave(worker);
      response.writeHead(204).end();
      return;
    }
    const { product, ahead } = this.of(worker);
    product.then(
      ({ url, dataDir }) => response.end(JSON.stringify({ url, dataDir, ahead })),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });

  /**
   * @returns the base address of requests, to which a worker appends its number. `DELETE` there reports that a journey
   *   has ended.
   */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.door.listen(0, '127.0.0.1', resolve));
    // The server must not keep the process alive.
    this.door.unref();
    return `http://127.0.0.1:${(this.door.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.door.close();
    this.door.closeAllConnections();
    for (const worker of this.running.keys()) this.end(worker);
    await Promise.all(this.ended);
  }

  private of(worker: string): Running {
    const known = this.running.get(worker) ?? start();
    clearTimeout(known.ending);
    this.running.set(worker, known);
    return known;
  }

  private leave(worker: string): void {
    const known = this.running.get(worker);
    if (known) known.ending = setTimeout(() => this.end(worker), TIMEOUT);
  }

  private end(worker: string): void {
    const known = this.running.get(worker);
    clearTimeout(known?.ending);
    this.running.delete(worker);
    // A failed start was already reported to its requester.
    if (known) this.ended.push(known.product.then((one) => one.remove()).catch(() => {}));
  }
}

function start(): Running {
  const ahead = aheadNow();
  return { ahead, product: StandaloneProduct.start({ ...SETTINGS, ...clockAhead(ahead) }) };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATIENT_PUSHES } from '../../packages/platform/src/testing/patient-pushes';
import { StandaloneProduct } from '../product/standalone';

/** The setting that says where a journey asks for the product that its worker's journeys share. */
export const STAGES = 'KASHIKARI_TEST_STAGES';

/** Of the shared product: browsers of tests stand on this machine. */
const SETTINGS = { ...PATIENT_PUSHES, WEB_PUSH_TO_PRIVATE: '1' };

/** Products for journeys: one for each worker that asks, started at its first question and kept until the run ends. */
export class Stages {
  private readonly started = new Map<string, Promise<StandaloneProduct>>();

  private readonly door = createServer((request, response) => {
    this.of(request.url ?? '').then(
      ({ url, dataDir }) => response.end(JSON.stringify({ url, dataDir })),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });

  /** @returns where a worker asks: this and its number */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.door.listen(0, '127.0.0.1', resolve));
    // Who waits for nothing else must not wait for this.
    this.door.unref();
    return `http://127.0.0.1:${(this.door.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.door.close();
    this.door.closeAllConnections();
    for (const product of this.started.values()) await product.then((one) => one.remove());
  }

  private of(worker: string): Promise<StandaloneProduct> {
    const known = this.started.get(worker) ?? StandaloneProduct.start(SETTINGS);
    this.started.set(worker, known);
    return known;
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { Load, type Scene, type LoadResult } from '../faults/long/load';
import type { Cluster } from './cluster';
import { tally } from './found';
import { Readers } from './readers';
import { lostBookings } from './scene';

/** Time after which a late failure would have shown, milliseconds. */
const AFTERMATH = 3_000;

/** People who book and people who look, while something is done to the cluster. */
export class UnderLoad {
  private readonly load: Load;
  private readonly readers: Readers;

  private constructor(
    private readonly cluster: Cluster,
    { product, ...scene }: Scene,
  ) {
    this.load = new Load({ product, ...scene });
    this.readers = new Readers(product.url, scene.lender);
  }

  /** Waits until it flows. */
  static async begin(cluster: Cluster, scene: Scene): Promise<UnderLoad> {
    const begun = new UnderLoad(cluster, scene);
    await begun.booksMore(20);
    return begun;
  }

  /** Waits until so many more have been confirmed. */
  async booksMore(bookings: number): Promise<void> {
    const before = this.seen.confirmed.size;
    await eventually(
      () => expect(this.seen.confirmed.size).toBeGreaterThanOrEqual(before + bookings),
      180_000,
    );
  }

  get seen(): LoadResult {
    return this.load.seen;
  }

  async end(): Promise<void> {
    await wait(AFTERMATH);
    await this.load.end(this.seen.confirmed.size + 20);
    await this.readers.end();
  }

  get figures(): string {
    const { looks, failed } = this.readers;
    const reads = failed.length ? `${looks} reads, ${failed.length} failed` : `${looks} reads, none failed`;
    return `bookings ${tally(this.seen.answers)}; ${reads}`;
  }

  /** Returns wrong responses, and keys that were answered 201 and have no booking. */
  async losses(): Promise<string[]> {
    const lost = await lostBookings(this.cluster, this.seen.confirmed);
    return [
      ...new Set(this.seen.wrong),
      ...(lost ? [`${lost} confirmed bookings are not in the database`] : []),
    ];
  }

  /** The same, and every request that was not answered 201 or 200 at the first try. */
  async failures(): Promise<string[]> {
    const refused = [...this.seen.answers].filter(([status]) => status !== '201');
    const { failed } = this.readers;
    return [
      ...(await this.losses()),
      ...(refused.length ? [`bookings answered ${tally(new Map(refused))}`] : []),
      ...(failed.length ? [`reads failed: ${failed.slice(0, 8).join(', ')}`] : []),
    ];
  }
}

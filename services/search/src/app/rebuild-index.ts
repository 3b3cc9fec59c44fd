import { Injectable } from '@nestjs/common';
import { forbidden, type Call } from '@kashikari/kernel';
import { Index, Owners, Rebuilds, type Progress } from './ports';

/**
 * The version of how words are cut and which columns are filled (domain/index-good.ts, events/). One higher with each
 * change by which the stored rows become stale: the index is then rebuilt when the service starts.
 */
const INDEX_VERSION = 3;

/**
 * Rebuilds the index from the records of their owners, page by page. Nothing is deleted before, and searches are
 * answered meanwhile. On an empty index, the result is the same as from consuming all events. A rebuild that was
 * interrupted continues at the next start.
 */
@Injectable()
export class RebuildIndex {
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly owners: Owners,
    private readonly index: Index,
    private readonly rebuilds: Rebuilds,
  ) {}

  /**
   * Continues an unfinished rebuild, or starts one if the index has an older version. Several processes may do it at
   * once.
   * @returns false if there is nothing to do
   */
  async startIfStale(call: Call): Promise<boolean> {
    const unfinished = await this.rebuilds.unfinished(INDEX_VERSION);
    if (!unfinished && (await this.index.version()) >= INDEX_VERSION) return false;
    return this.start(call, unfinished);
  }

  /**
   * Starts a rebuild from the beginning, or continues one; returns false if one is running.
   * @param progress of the rebuild to continue
   */
  start({ actor }: Call, progress?: Progress): boolean {
    if (actor.kind !== 'system') throw forbidden();
    if (this.running) return false;
    this.running = this.run(progress)
      .catch((error: unknown) =>
        this.owners.note('A rebuild of the index failed; it continues at the next start', { error }),
      )
      .finally(() => (this.running = undefined));
    return true;
  }

  /** Resolves when no rebuild is running. */
  async done(): Promise<void> {
    await this.running;
  }

  /** Stops after the current page. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.owners.stop();
    await this.running;
  }

  private async run(progress?: Progress): Promise<void> {
    this.owners.note(progress ? 'A rebuild of the index continues' : 'A rebuild of the index begins', {});
    if (!progress) await this.rebuilds.begin(this.owners.topics(), INDEX_VERSION);
    const left = progress ?? new Map(this.owners.topics().map((topic) => [topic, '']));
    for (const [topic, after] of left) await this.copyAll(topic, after);
    if (this.stopped) return;
    await this.rebuilds.finish(INDEX_VERSION);
    this.owners.note('The index has been rebuilt', {});
  }

  private async copyAll(topic: string, begin: string): Promise<void> {
    let after: string | undefined = begin;
    for (let failures = 0; after !== undefined && !this.stopped;) {
      try {
        after = await this.owners.copy(topic, after, (next, tx) => this.rebuilds.store(topic, next, tx));
        failures = 0;
      } catch (error) {
        failures += 1;
        this.owners.note('A rebuild of the index waits for an owner of records', { topic, failures, error });
        if (!this.stopped) await this.owners.pause(failures);
      }
    }
  }
}

import { Injectable } from '@nestjs/common';
import { forbidden, type Call } from '@kashikari/kernel';
import { History, Index } from './ports';

/**
 * The version of how words are cut and which columns are filled (domain/index-good.ts, events/on-good-changed.ts). One higher
 * with each change by which what is written already becomes stale: the index is then written again when the service starts.
 */
const INDEX_VERSION = 3;

/**
 * Rebuilds the index from all stored events. Nothing is deleted before: data whose events have expired stay as they
 * are, and searches are answered meanwhile. On an empty index, the result is the same as from consuming the events.
 */
@Injectable()
export class RebuildIndex {
  private running: Promise<void> | undefined;

  constructor(
    private readonly history: History,
    private readonly index: Index,
  ) {}

  /** Begins when the whole index was last written in an older way; false when it wasn't. Several processes may do it at once. */
  async startIfStale(call: Call): Promise<boolean> {
    return (await this.index.version()) < INDEX_VERSION && this.start(call);
  }

  /** Starts a rebuild; returns false if one is running. */
  start({ actor }: Call): boolean {
    if (actor.kind !== 'system') throw forbidden();
    if (this.running) return false;
    this.running = this.run()
      .catch((error: unknown) =>
        this.history.note('A rebuild of the index failed; it can be begun again', { error }),
      )
      .finally(() => (this.running = undefined));
    return true;
  }

  /** Resolves when no rebuild is running. */
  async done(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    this.history.note('A rebuild of the index begins', {});
    await this.history.replay();
    await this.index.noteVersion(INDEX_VERSION);
    this.history.note('The index has been rebuilt', {});
  }
}

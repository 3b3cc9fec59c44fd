import { refused } from '@kashikari/kernel';

interface QueuedWork<W, A> {
  readonly work: W;
  readonly crowd: string;
  readonly done: (answer: A) => void;
  readonly failed: (error: unknown) => void;
  readonly timeout: NodeJS.Timeout;
}

export interface BatcherOptions<W, A> {
  /** Runs a batch; returns the answers in the same order. An error fails the whole batch. */
  readonly all: (works: readonly W[]) => Promise<readonly A[]>;
  /** Maximum number of works in a batch. */
  readonly most: number;
  /** Maximum wait of a work for its turn, milliseconds; then it fails with `busy` (unavailable). */
  readonly longestWait: number;
  /** Maximum number of batches that run at a time; default 1. */
  readonly atOnce?: number;
  /**
   * Key of a crowd: works that many callers may request in one moment. Works of one crowd are never in two batches at a
   * time, and never share a batch with other works.
   */
  readonly crowd?: (work: W) => string;
  /** Time for which the next batch of a crowd gathers works after a batch of several, milliseconds; default 0. */
  readonly linger?: number;
}

const nextRound = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * Gathers works while others run, and does them together, so that they share a round trip and a commit. A single work
 * doesn't wait. Affects speed only; correctness never depends on it.
 */
export class Batcher<W, A> {
  private waiting: QueuedWork<W, A>[] = [];
  private readonly crowdsUnderWay = new Set<string>();
  private underWay = 0;
  private isAsked = false;

  constructor(private readonly options: BatcherOptions<W, A>) {}

  run(work: W): Promise<A> {
    return new Promise<A>((done, failed) => {
      const crowd = this.options.crowd?.(work) ?? '';
      const timeout = setTimeout(() => this.giveUp(entry), this.options.longestWait);
      const entry: QueuedWork<W, A> = { work, crowd, done, failed, timeout };
      this.waiting.push(entry);
      this.goOn();
    });
  }

  /**
   * Starts the next batch after this round of the event loop, so that it includes everything read from the network
   * until then.
   */
  private goOn(): void {
    if (this.isAsked || this.waiting.length === 0 || this.underWay >= (this.options.atOnce ?? 1)) return;
    this.isAsked = true;
    setImmediate(() => {
      this.isAsked = false;
      const batch = this.next();
      if (batch.length === 0) return;
      void this.doAll(batch);
      this.goOn();
    });
  }

  private async doAll(batch: readonly QueuedWork<W, A>[]): Promise<void> {
    const crowds = this.options.crowd ? batch.map(({ crowd }) => crowd) : [];
    this.underWay += 1;
    for (const crowd of crowds) this.crowdsUnderWay.add(crowd);
    for (const { timeout } of batch) clearTimeout(timeout);
    try {
      const answers = await this.options.all(batch.map(({ work }) => work));
      for (const [index, { done }] of batch.entries()) {
        done(answers[index] as A);
        // The effects of an answer, and other waiting work, run before the next answer.
        if (this.options.crowd) await nextRound();
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    } finally {
      this.underWay -= 1;
      this.leave(crowds);
      this.goOn();
    }
  }

  /**
   * Releases the crowds of a batch. After a batch of several works of one crowd, it waits for `linger`, in which the
   * next works gather.
   */
  private leave(crowds: readonly string[]): void {
    const { linger = 0 } = this.options;
    const [crowd, second] = crowds;
    if (linger === 0 || crowd === undefined || crowd !== second)
      for (const one of crowds) this.crowdsUnderWay.delete(one);
    else
      setTimeout(() => {
        this.crowdsUnderWay.delete(crowd);
        this.goOn();
      }, linger);
  }

  /**
   * Returns the next batch: the first waiting work with its crowd, or with other works without a crowd. The others keep
   * their order.
   */
  private next(): QueuedWork<W, A>[] {
    const { most, crowd } = this.options;
    if (!crowd) return this.waiting.splice(0, most);
    const sizes = new Map<string, number>();
    for (const { crowd: name } of this.waiting) sizes.set(name, (sizes.get(name) ?? 0) + 1);
    const isFree = (name: string) => !this.crowdsUnderWay.has(name);
    const first = this.waiting.find(({ crowd: name }) => isFree(name));
    if (!first) return [];
    const isCrowd = sizes.get(first.crowd)! > 1;
    const goes = ({ crowd: name }: QueuedWork<W, A>) =>
      isCrowd ? name === first.crowd : sizes.get(name) === 1 && isFree(name);
    const batch = this.waiting.filter(goes).slice(0, most);
    const gone = new Set(batch);
    this.waiting = this.waiting.filter((entry) => !gone.has(entry));
    return batch;
  }

  private giveUp(entry: QueuedWork<W, A>): void {
    this.waiting = this.waiting.filter((one) => one !== entry);
    entry.failed(refused('busy'));
  }
}

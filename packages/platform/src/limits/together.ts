import { refused } from '@kashikari/kernel';
import { isPassing } from '../database/connection-faults';

interface Waiting<W, A> {
  readonly work: W;
  readonly done: (answer: A) => void;
  readonly failed: (error: unknown) => void;
  readonly patience: NodeJS.Timeout;
}

export interface TogetherOptions<W, A> {
  /** Does all of it at once, or none; the answers in the same order. */
  readonly all: (works: readonly W[], key: string) => Promise<readonly A[]>;
  /** Works that are done at once, at most. */
  readonly most: number;
  /** How long work waits for its turn, milliseconds; then it fails with `busy` (unavailable). */
  readonly longestWait: number;
  /** Two works with the same name are never done at once: the second one has to find what the first one left. */
  readonly name?: (work: W) => string | undefined;
}

/**
 * What a crowd wants of one key, done together: those who come in the same moment, and then those who have gathered while
 * the ones before them were under way, share a round trip and a commit. Who comes alone doesn't wait. For speed only: what is
 * right never depends on it.
 */
export class Together<W, A> {
  private readonly lines = new Map<string, Waiting<W, A>[]>();

  constructor(private readonly options: TogetherOptions<W, A>) {}

  run(key: string, work: W): Promise<A> {
    return new Promise<A>((done, failed) => {
      const line = this.lines.get(key);
      const entry = { work, done, failed, patience: this.patience(key, work, failed) };
      if (line) {
        line.push(entry);
        return;
      }
      this.lines.set(key, [entry]);
      // Whoever else gets here before the process waits for anything goes along.
      process.nextTick(() => void this.goThrough(key));
    });
  }

  private async goThrough(key: string): Promise<void> {
    for (let batch = this.next(key); batch.length; batch = this.next(key)) await this.doAll(key, batch);
    this.lines.delete(key);
  }

  private async doAll(key: string, batch: readonly Waiting<W, A>[]): Promise<void> {
    for (const { patience } of batch) clearTimeout(patience);
    try {
      const works = batch.map(({ work }) => work);
      const answers = await this.options.all(works, key);
      for (const [index, { done }] of batch.entries()) done(answers[index] as A);
    } catch (error) {
      // What is wrong with one of them is no fault of the others.
      if (batch.length > 1 && !isPassing(error)) for (const entry of batch) await this.doAll(key, [entry]);
      else for (const { failed } of batch) failed(error);
    }
  }

  /** The first in line that may go together; the others keep their order. */
  private next(key: string): Waiting<W, A>[] {
    const { most, name } = this.options;
    const names = new Set<string>();
    const batch: Waiting<W, A>[] = [];
    const rest: Waiting<W, A>[] = [];
    for (const entry of this.lines.get(key) ?? []) {
      const called = name?.(entry.work);
      const goes = batch.length < most && (called === undefined || !names.has(called));
      if (called !== undefined) names.add(called);
      (goes ? batch : rest).push(entry);
    }
    this.lines.set(key, rest);
    return batch;
  }

  private patience(key: string, work: W, failed: (error: unknown) => void): NodeJS.Timeout {
    return setTimeout(() => {
      const left = this.lines.get(key)?.filter((entry) => entry.work !== work);
      if (left) this.lines.set(key, left);
      failed(refused('busy'));
    }, this.options.longestWait);
  }
}

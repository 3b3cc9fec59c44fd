import type { DomainError } from '@kashikari/kernel';
import { refused } from '@kashikari/kernel';

export interface FairQueueOptions {
  /** Maximum number of running works in total; never two of one key. */
  readonly atOnce: number;
  /** Maximum number of waiting works per key; one more fails with `busy` (unavailable). */
  readonly waiting: number;
  /** Maximum wait of a work for its turn, milliseconds; then it fails with `busy`. */
  readonly longestWait: number;
}

type Enter = () => void;

/**
 * Runs one work per key at a time and lets the keys take turns, so that many works of one key delay only that key. For
 * works that occupy a processor for seconds.
 */
export class FairQueue {
  private readonly running = new Set<string>();
  /** Waiting works by key, in the order of their turns. */
  private readonly waiting = new Map<string, Enter[]>();

  constructor(private readonly options: FairQueueOptions) {}

  /** @throws DomainError `busy` */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.mayEnter(key)) this.running.add(key);
    else await this.turn(key);
    try {
      return await work();
    } finally {
      this.running.delete(key);
      this.letIn();
    }
  }

  private mayEnter(key: string): boolean {
    return this.running.size < this.options.atOnce && !this.running.has(key);
  }

  private turn(key: string): Promise<void> {
    const line = this.waiting.get(key) ?? [];
    if (line.length >= this.options.waiting) throw busy();
    this.waiting.set(key, line);
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1);
        if (line.length === 0) this.waiting.delete(key);
        reject(busy());
      }, this.options.longestWait);
      line.push(enter);
    });
  }

  private letIn(): void {
    for (const [key, line] of [...this.waiting]) {
      if (!this.mayEnter(key)) continue;
      const enter = line.shift();
      // Its next turn is after those of all others.
      this.waiting.delete(key);
      if (line.length > 0) this.waiting.set(key, line);
      this.running.add(key);
      enter?.();
    }
  }
}

function busy(): DomainError {
  return refused('busy');
}

import { refused } from '@kashikari/kernel';

interface QueuedEntry {
  readonly enter: () => void;
  readonly timeout: NodeJS.Timeout;
}

interface Queue {
  running: number;
  readonly waiting: QueuedEntry[];
}

export interface KeyedQueueOptions {
  /** Maximum number of running works per key. */
  readonly atOnce: number;
  /** Maximum wait of a work for its turn, milliseconds; then it fails with `busy` (unavailable). */
  readonly longestWait: number;
}

/**
 * Queues works by key, first come, first served. Each key runs a limited number of works at a time; waiting costs
 * nothing. A crowd at one key does not delay other keys. Affects speed only; correctness never depends on it.
 */
export class KeyedQueue {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly options: KeyedQueueOptions) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    let queue = this.queues.get(key);
    if (!queue) this.queues.set(key, (queue = { running: 0, waiting: [] }));
    if (queue.running >= this.options.atOnce) await this.turn(queue);
    else queue.running += 1;
    try {
      return await work();
    } finally {
      this.leave(key, queue);
    }
  }

  /** Passes the place to the next work, or removes it. */
  private leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) {
      clearTimeout(next.timeout);
      // A separate round of the event loop, so that work of other keys does not wait behind a whole crowd.
      setImmediate(next.enter);
      return;
    }
    queue.running -= 1;
    if (queue.running === 0) this.queues.delete(key);
  }

  private turn(queue: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(waiting), 1);
        reject(refused('busy'));
      }, this.options.longestWait);
      const waiting = { enter: resolve, timeout };
      queue.waiting.push(waiting);
    });
  }
}

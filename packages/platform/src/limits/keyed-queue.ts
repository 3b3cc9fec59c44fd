import { refused } from '@kashikari/kernel';

interface Waiting {
  readonly enter: () => void;
  readonly timeout: NodeJS.Timeout;
}

interface Queue {
  running: number;
  readonly waiting: Waiting[];
}

export interface KeyedQueueOptions {
  /** Work of one key that is under way, at most. */
  readonly atOnce: number;
  /** How long work waits for its turn, milliseconds; then it fails with `busy` (unavailable). */
  readonly longestWait: number;
}

/**
 * A queue for each key, first come, first served: so much work of one key is under way at a time, and the rest waits
 * without costing anything. Keeps a crowd at one thing from making everybody else wait. For speed only: what is right
 * never depends on it.
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

  /** Hands the place on, or takes it away. */
  private leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) {
      clearTimeout(next.timeout);
      // In a round of the event loop of its own, so that nobody who comes for something else is behind a whole crowd.
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

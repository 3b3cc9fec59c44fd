import { DomainError } from '@kashikari/kernel';

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * One line for each key, first come, first served: so much work of one key is under way at a time, and the rest waits
 * without costing anything. Keeps a crowd at one thing from making everybody else wait. For speed only: what is right
 * never depends on it.
 */
export class Lines {
  private readonly lines = new Map<string, Line>();

  /**
   * @param atOnce work of one key that is under way at most
   * @param longestWait milliseconds that work waits for its turn; then it fails with `busy` (unavailable)
   */
  constructor(
    private readonly atOnce: number,
    private readonly longestWait: number,
  ) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    let line = this.lines.get(key);
    if (!line) this.lines.set(key, (line = { running: 0, waiting: [] }));
    if (line.running >= this.atOnce) await this.turn(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.running -= 1) === 0) this.lines.delete(key);
    }
  }

  /** The place of one that has finished is handed on, so `running` stays as it is. */
  private turn(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(go), 1);
        reject(new DomainError({ kind: 'unavailable', code: 'busy' }));
      }, this.longestWait);
      line.waiting.push(go);
    });
  }
}

import { DomainError } from '@kashikari/kernel';

interface Line {
  running: number;
  readonly waiting: (() => void)[];
  /** The most that ever waited in it. */
  longest: number;
}

export interface LinesOptions {
  /** Work of one key that is under way, at most. */
  readonly atOnce: number;
  /** How long work waits for its turn, milliseconds; then it fails with `busy` (unavailable). */
  readonly longestWait: number;
  /** So many of those who wait go in together, once there is room for all of them; 1 when not said. */
  readonly together?: number;
  /** A line in which no more than so many ever waited goes in by such groups instead: it is over before anybody is in its way. */
  readonly short?: { readonly waiting: number; readonly together: number };
}

/**
 * One line for each key, first come, first served: so much work of one key is under way at a time, and the rest waits
 * without costing anything. Keeps a crowd at one thing from making everybody else wait. For speed only: what is right
 * never depends on it.
 */
export class Lines {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly options: LinesOptions) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    let line = this.lines.get(key);
    if (!line) this.lines.set(key, (line = { running: 0, waiting: [], longest: 0 }));
    // Nobody passes those who wait for the rest of their group.
    if (line.running >= this.options.atOnce || line.waiting.length > 0) await this.turn(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      line.running -= 1;
      this.letIn(key, line);
    }
  }

  private letIn(key: string, line: Line): void {
    const { running, waiting } = line;
    if (waiting.length === 0 && running === 0) this.lines.delete(key);
    const { atOnce, together } = this.pace(line);
    const next = Math.min(together, waiting.length);
    if (atOnce - running >= next) for (const enter of waiting.splice(0, next)) enter();
  }

  private pace({ longest }: Line): { readonly atOnce: number; readonly together: number } {
    const { atOnce, together = 1, short } = this.options;
    if (!short || longest > short.waiting) return { atOnce, together };
    return { atOnce: Math.max(atOnce, short.together), together: short.together };
  }

  private turn(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        line.running += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(enter), 1);
        reject(new DomainError({ kind: 'unavailable', code: 'busy' }));
      }, this.options.longestWait);
      line.waiting.push(enter);
      line.longest = Math.max(line.longest, line.waiting.length);
    });
  }
}

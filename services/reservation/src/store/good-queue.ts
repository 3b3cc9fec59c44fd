import { DomainError } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';

/** Writes of one good that a process has under way at most; more would only wait inside PostgreSQL. */
const AT_ONCE = 4;

/** How long a write waits for its turn, milliseconds; its caller's patience ends at ten seconds. */
const LONGEST_WAIT = 8_000;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Keeps one hot good from taking all connections of the pool, each of them waiting for the same row. For speed only:
 * what is right does not depend on it.
 */
@Injectable()
export class GoodQueue {
  private readonly lines = new Map<string, Line>();

  async run<T>(goodId: string, work: () => Promise<T>): Promise<T> {
    let line = this.lines.get(goodId);
    if (!line) this.lines.set(goodId, (line = { running: 0, waiting: [] }));
    if (line.running >= AT_ONCE) await this.turn(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.running -= 1) === 0) this.lines.delete(goodId);
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
      }, LONGEST_WAIT);
      line.waiting.push(go);
    });
  }
}

import { refused } from '@kashikari/kernel';
import { Company, Member } from './company';
import { InTurn } from './in-turn';

interface Waiting {
  readonly enter: (member?: Member) => void;
  readonly patience: NodeJS.Timeout;
}

interface Line {
  running: number;
  readonly waiting: Waiting[];
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
  private readonly turns = new InTurn();

  constructor(private readonly options: LinesOptions) {}

  /** @param work gets to know who goes in together with it, if anybody does */
  async run<T>(key: string, work: (member?: Member) => Promise<T>): Promise<T> {
    let member: Member | undefined;
    let line = this.lines.get(key);
    if (!line) this.lines.set(key, (line = { running: 0, waiting: [], longest: 0 }));
    // Nobody passes those who wait for the rest of their group.
    if (line.running >= this.options.atOnce || line.waiting.length > 0) member = await this.turn(line);
    else line.running += 1;
    try {
      return await work(member);
    } finally {
      member?.settle();
      line.running -= 1;
      this.letIn(key, line);
    }
  }

  private letIn(key: string, line: Line): void {
    const { running, waiting } = line;
    if (waiting.length === 0 && running === 0) this.lines.delete(key);
    const { atOnce, together } = this.pace(line);
    const next = Math.min(together, waiting.length);
    if (atOnce - running >= next) this.enter(line, waiting.splice(0, next));
  }

  /** A group goes in one by one, so that nobody who comes for something else is behind the whole of it. */
  private enter(line: Line, group: readonly Waiting[]): void {
    line.running += group.length;
    const company = group.length > 1 ? new Company(group.length) : undefined;
    for (const { enter, patience } of group) {
      clearTimeout(patience);
      if (company) this.turns.run(() => enter(new Member(company)));
      else enter();
    }
  }

  private pace({ longest }: Line): { readonly atOnce: number; readonly together: number } {
    const { atOnce, together = 1, short } = this.options;
    if (!short || longest > short.waiting) return { atOnce, together };
    return { atOnce: Math.max(atOnce, short.together), together: short.together };
  }

  private turn(line: Line): Promise<Member | undefined> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1);
        reject(refused('busy'));
      }, this.options.longestWait);
      const waiting = { enter: resolve, patience };
      line.waiting.push(waiting);
      line.longest = Math.max(line.longest, line.waiting.length);
    });
  }
}

import path from 'node:path';
import { actorUserId, type Actor, type Call } from '@kashikari/kernel';
import { FairQueue } from '@kashikari/platform/edge';
import { BoundedThreads } from '@kashikari/platform/threads';
import type { FileTasks } from './file-thread';
import { ParsingBudget } from './parsing-budget';

/** Memory of one thread, MiB; two threads and the gateway together stay below 384. */
const MEMORY = 128;

/** Maximum parsing times, milliseconds; a file that takes longer is rejected as `file.too_complex`. */
const TIMES = { cards: 5_000, goods: 5_000, isbns: 1_000, closedDays: 1_000 } as const satisfies Record<
  keyof FileTasks,
  number
>;

/**
 * Limits of one account: parsing time in an hour, and the pause after a file that took too long. Ordinary files take a
 * few milliseconds.
 */
const BUDGET = { perHourMs: 20_000, pauseMs: 60_000 };

/** A request has ten seconds, and a file that has its turn five of them. */
const LONGEST_WAIT = 4_500;

/** Maximum time until the bytes of an account's next file are read, milliseconds. */
const LONGEST_TURN = 8_000;

/**
 * Reads the files that people send, in threads with limits of memory and time (decision 28). One file of an account at a time;
 * ten more wait, and what comes then is `busy`.
 */
export class FileReader {
  private readonly budget = new ParsingBudget(BUDGET);

  private readonly threads = new BoundedThreads(path.join(__dirname, 'file-thread'), {
    ...{ atOnce: 2, waiting: 10, longestWait: LONGEST_WAIT },
    ...{ memoryMb: MEMORY, timeMs: TIMES.cards, meter: this.budget },
  });

  private readonly turns = new FairQueue({ atOnce: Infinity, waiting: 10, longestWait: LONGEST_TURN });

  /**
   * Waits until the files that an account has sent before are answered, so that the bytes of the next are not even read.
   * @param answered when this one is
   * @throws DomainError `busy`, or `rate_limited` when the account has used its time
   */
  async turn(actor: Actor, answered: Promise<unknown>): Promise<void> {
    this.budget.check(actorUserId(actor) ?? '');
    return new Promise((enter, refuse) => {
      const work = () => {
        enter();
        return answered;
      };
      this.turns.run(actorUserId(actor) ?? '', work).catch(refuse);
    });
  }

  /** @throws DomainError `file.too_complex`, `busy`, `rate_limited`, or what the task refuses */
  read<T extends keyof FileTasks>(
    task: T,
    input: Parameters<FileTasks[T]>[0],
    { actor }: Call,
  ): Promise<Awaited<ReturnType<FileTasks[T]>>> {
    return this.threads.run(actorUserId(actor) ?? '', task, input, TIMES[task]);
  }

  stop(): Promise<void> {
    return this.threads.stop();
  }
}

import type { Clock } from '../clock';
import { backOff } from '../events/back-off';
import { WakeUp } from '../events/wake-up';
import type { Logger } from '../observe/logger';
import type { JobRunner } from './job-runner';

/**
 * Interval between polls, milliseconds: the maximum delay of a job that another process or a function of the database
 * ordered.
 */
const POLL = 5_000;

/** Looks begin no closer than this, milliseconds: what falls due in a rush is run in few, larger batches. */
const LEAST = 500;

/**
 * Runs jobs when they fall due. Jobs ordered by this process run at the exact moment; those of others are found by
 * polling the table for the earliest. The rows are the only state, so a process that ends loses no job.
 */
export class DuePoller {
  private readonly wakeUp = new WakeUp();
  private stopped = false;
  private failures = 0;
  private looked = 0;
  private ordered: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
  private looping: Promise<void> | undefined;

  /** @param afterwards called after each look, whether anything was due or not */
  constructor(
    private readonly runner: Pick<JobRunner, 'earliest' | 'runDue'>,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly afterwards: () => Promise<void>,
  ) {}

  start(): void {
    this.looping = this.loop();
  }

  /** A job falls due in so many milliseconds: nothing to do where the next look comes before it. */
  order(milliseconds: number): void {
    if (this.stopped || milliseconds > POLL) return;
    const now = Date.now();
    const at = Math.max(now + milliseconds, this.looked + LEAST);
    if (this.ordered && this.ordered.at <= at) return;
    clearTimeout(this.ordered?.timer);
    const timer = setTimeout(() => {
      this.ordered = undefined;
      this.wakeUp.wake();
    }, at - now);
    this.ordered = { at, timer };
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.ordered?.timer);
    this.wakeUp.wake();
    await this.looping;
  }

  private async loop(): Promise<void> {
    while (!this.stopped) {
      this.looked = Date.now();
      await this.wakeUp.sleep(await this.look());
    }
  }

  /** @returns how long until the next look, milliseconds */
  private async look(): Promise<number> {
    try {
      let next = await this.runner.earliest();
      if (next !== undefined && next <= this.clock.now()) {
        await this.runner.runDue();
        next = await this.runner.earliest();
      }
      await this.afterwards();
      this.failures = 0;
      return next === undefined ? POLL : Math.min(Math.max(next - this.clock.now(), LEAST), POLL);
    } catch (error) {
      this.failures += 1;
      this.logger.warn({ error, failures: this.failures }, 'Due jobs could not be fetched');
      return backOff(this.failures);
    }
  }
}

import { backedUpUntil, lastBackup } from './last-backup';
import { runBackup, type RunningBackup } from './run-backup';

/** Times of the nightly backup, milliseconds. */
export interface NightlyTimes {
  readonly lookEvery: number;
  /** A missed backup is not made while the machine is still starting. */
  readonly afterStart: number;
  /** Delay before the next attempt after a failure, milliseconds. */
  readonly againAfter: number;
}

const TIMES: NightlyTimes = { lookEvery: 60_000, afterStart: 10 * 60_000, againAfter: 3_600_000 };

/** Makes a backup each night while the product runs; one that was missed is made soon after the start. */
export class NightlyBackup {
  private readonly startedAt = Date.now();
  private timer?: NodeJS.Timeout;
  private running?: RunningBackup;

  /** @param hour of the day, local time */
  constructor(
    private readonly home: string,
    private readonly hour: number,
    private readonly env: NodeJS.ProcessEnv,
    private readonly tell: (sentence: string) => void,
    private readonly times: NightlyTimes = TIMES,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), this.times.lookEvery).unref();
  }

  /** Ends a backup that is being made; nothing is left of it. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.running?.stop();
    await this.running?.made.catch(() => undefined);
  }

  private async look(): Promise<void> {
    const now = new Date();
    if (this.running || now.getTime() - this.startedAt < this.times.afterStart) return;
    const { failed } = lastBackup(this.home);
    if (failed && now.getTime() - Date.parse(failed.at) < this.times.againAfter) return;
    if (!isDue(backedUpUntil(this.home), now, this.hour)) return;
    this.running = runBackup(this.env, this.home);
    try {
      this.tell(await this.running.made);
    } catch (error) {
      if (this.timer) this.tell(`The nightly backup failed: ${(error as Error).message}`);
    } finally {
      this.running = undefined;
    }
  }
}

/** Returns true if the hour of the backup has passed since the last backup. */
export function isDue(last: Date | undefined, now: Date, hour: number): boolean {
  const due = new Date(now);
  due.setHours(hour, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return !last || last < due;
}

import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';

/** Size above which a log is rotated; one older log is stored. */
const MAX_BYTES = 10 * 1_048_576;

const EVERY_MS = 60_000;

/** The log files of an installation. Processes append to theirs directly, so that no other process pays for it. */
export class Logs {
  private readonly names = new Set<string>();
  private timer?: NodeJS.Timeout;

  /** @param folder undefined: everything goes to the terminal */
  constructor(private readonly folder: string | undefined) {}

  fileOf(name: string): string | undefined {
    if (this.folder === undefined) return undefined;
    this.names.add(name);
    this.timer ??= setInterval(() => this.rotate(), EVERY_MS).unref();
    return path.join(this.folder, `${name}.log`);
  }

  /** The last lines of a log, for a sentence about a process that failed. */
  tail(name: string, lines = 24): string {
    const file = this.fileOf(name);
    if (!file || !existsSync(file)) return '';
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  /** Sets large logs aside. They are copied and emptied in place, because their writers hold them open. */
  rotate(mostBytes = MAX_BYTES): void {
    for (const name of this.names) {
      const file = this.fileOf(name);
      if (!file || !existsSync(file) || statSync(file).size <= mostBytes) continue;
      copyFileSync(file, `${file}.1`);
      truncateSync(file, 0);
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}

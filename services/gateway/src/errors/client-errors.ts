import { screenOf, scrub } from '@kashikari/kernel';
import type { Logger } from '@kashikari/platform/edge';

export interface CrashReport {
  /** Number that the user can give to support, e.g. `7F2C-0418`. */
  readonly number: string;
  readonly message: string;
  readonly stack?: string;
  /** Path of the screen. */
  readonly route: string;
  /** Release of the pages. */
  readonly version: string;
}

/** The operator's record of what broke in browsers: one line in the log, found by its number, and a metric. */
export class ClientErrors {
  constructor(
    private readonly logger: Logger,
    /** Counts one for the operator’s figures. */
    private readonly count: () => void,
  ) {}

  /** Logs a crash without personal data, whatever the browser sent. The number alone identifies who reported it. */
  record({ number, message, stack, route, version }: CrashReport): void {
    this.count();
    this.logger.error(
      {
        crash: number,
        message: scrub(message),
        ...(stack !== undefined && { stack: scrub(stack) }),
        screen: screenOf(route),
        client_version: scrub(version),
      },
      'A screen crashed in a browser',
    );
  }
}

import type { LiveHub } from './live-hub';
import type { LiveLimits } from './live-limits';

/** The open streams of this process. */
export interface Live {
  readonly hub: LiveHub;
  readonly limits: LiveLimits;
}

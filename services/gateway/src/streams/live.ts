import type { LiveHub } from './live-hub';
import type { LiveLimits } from './live-limits';
import type { Sessions } from '../sign-in/access-tokens';

/** The open streams of this process. */
export interface Live {
  readonly hub: LiveHub;
  readonly limits: LiveLimits;
  readonly sessions: Sessions;
}

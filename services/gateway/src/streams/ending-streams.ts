import type { RevokedAccess } from '../sign-in/ended-access';
import type { LiveHub } from './live-hub';

/**
 * Delay until the streams of users who may see less are ended again, milliseconds. A stream may have been opening, or a
 * service may have been notified late.
 */
const ONCE_MORE = 2_000;

/** Ends streams with what they were opened by (decision 26). */
export function endingStreams(hub: LiveHub) {
  return {
    ended(what: RevokedAccess): void {
      hub.endOf(what);
      if (what.userIds.size > 0) setTimeout(() => hub.endOf(what), ONCE_MORE).unref();
    },
    deaf: () => hub.endSignedIn(),
    isAnybody: () => hub.size > 0,
  };
}

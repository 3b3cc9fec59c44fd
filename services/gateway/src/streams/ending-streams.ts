import type { Ended } from '../sign-in/ended-access';
import type { LiveHub } from './live-hub';

/** After this streams of who sees less are ended once more, milliseconds: one may have been opening, or a service be told late. */
const ONCE_MORE = 2_000;

/** Ends streams with what they were opened by (decision 26). */
export function endingStreams(hub: LiveHub) {
  return {
    ended(what: Ended): void {
      hub.endOf(what);
      if (what.userIds.size > 0) setTimeout(() => hub.endOf(what), ONCE_MORE).unref();
    },
    deaf: () => hub.endSignedIn(),
    isAnybody: () => hub.size > 0,
  };
}

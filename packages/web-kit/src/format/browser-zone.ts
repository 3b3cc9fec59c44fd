/** The time zone of accounts that name none. */
const DEFAULT_ZONE = 'Asia/Tokyo';

/** Returns true if this browser can format times in a zone. */
function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Zone that an organization's shell sets for visitors. */
let assumed: string | undefined;

/** Sets the zone of times for visitors; undefined: the browser's. */
export function assumeZone(zone: string | undefined): void {
  assumed = zone;
}

/**
 * Returns the time zone of the browser, or that of {@link assumeZone}. Falls back to the product's zone if the browser
 * does not know its own: Chrome on some Linux machines reports `Etc/Unknown`, in which it cannot format times.
 */
export function browserZone(): string {
  return usableZone(assumed ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** A zone that this browser can show times in: itself where it can. */
export function usableZone(zone: string | undefined): string {
  return zone && isKnown(zone) ? zone : DEFAULT_ZONE;
}

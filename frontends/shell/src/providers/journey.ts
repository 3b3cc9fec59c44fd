import { innerPath } from '../session/inner-path';

/** The storage key, which lives as long as the tab: only the browser that started may return. */
const KEY = 'kashikari.journey';

/** A way to a provider and back. */
export interface Journey {
  /** The value that the provider has to return. */
  readonly state: string;
  /** The screen to go on to; null is the ordinary one. */
  readonly to: string | null;
  /** It connects the provider with who is signed in. */
  readonly connect: boolean;
}

export function setOut(journey: Journey): void {
  sessionStorage.setItem(KEY, JSON.stringify(journey));
}

/**
 * Returns the journey with this state, once. Returns undefined if this tab did not start it: another person's response,
 * sent here as a link, would sign in as them or connect their account.
 */
export function comeBack(state: string): Journey | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const journey = kept ? (JSON.parse(kept) as Journey) : undefined;
  if (!journey || !state || journey.state !== state) return undefined;
  return { ...journey, to: innerPath(journey.to) };
}

import { innerPath } from '../session/inner-path';

/** Lives as long as the tab: who comes back has to be the browser that set out. */
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
 * The journey that ends with this state, once. None when this tab did not set out: somebody else's answer, sent here as
 * a link, would sign in as them or connect their account.
 */
export function comeBack(state: string): Journey | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const journey = kept ? (JSON.parse(kept) as Journey) : undefined;
  if (!journey || !state || journey.state !== state) return undefined;
  return { ...journey, to: innerPath(journey.to) };
}

import { useSyncExternalStore } from 'react';
import { type Consent, consentIn, cookieOf } from './consent';

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The choice of this browser's person, and how to make another; undefined while none was made. */
export function useConsent(): [Consent | undefined, (consent: Consent) => void] {
  // Text, so that the same choice is the same value.
  const cookies = useSyncExternalStore(subscribe, () => document.cookie);
  return [consentIn(cookies), choose];
}

function choose(consent: Consent): void {
  document.cookie = cookieOf(consent, window.isSecureContext);
  for (const changed of listeners) changed();
}

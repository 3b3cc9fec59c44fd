import { consentCookie, consentIn, type ConsentCategory } from '@kashikari/kernel';
import { useSyncExternalStore } from 'react';

/** Event of this window after a choice. */
const CHOSEN = 'kashikari:consent';

type Choice = ReadonlySet<ConsentCategory> | undefined;

/** Returns true if the visitor has allowed a category; false without a choice. */
export function isAllowed(category: ConsentCategory): boolean {
  return consentIn(document.cookie)?.has(category) ?? false;
}

/** Stores the choice for 180 days. It replaces an earlier one, so that a withdrawn category is gone at once. */
export function choose(allowed: Iterable<ConsentCategory>): void {
  document.cookie = consentCookie(allowed, { secure: window.location.protocol === 'https:' });
  window.dispatchEvent(new Event(CHOSEN));
}

/** Returns the choice of this browser, and renders again when it changes; undefined without one. */
export function useChoice(): Choice {
  return consentIn(useSyncExternalStore(onChosen, () => document.cookie));
}

/** Subscribes to choices of this window, and to those of other tabs when this one is looked at again. */
function onChosen(changed: () => void): () => void {
  window.addEventListener(CHOSEN, changed);
  window.addEventListener('focus', changed);
  return () => {
    window.removeEventListener(CHOSEN, changed);
    window.removeEventListener('focus', changed);
  };
}

/** Returns true if the browser sends `Sec-GPC`, which counts as a no. */
export function refusesByDefault(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

import { reload } from '../../../account/lead-to';

const RELOADED = 'kashikari.checkout_reloaded';

/**
 * Loads the page again, with the headers of a payment page; once, so that a script that is away ends in a sentence.
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  if (sessionStorage.getItem(RELOADED) === location.pathname) return false;
  sessionStorage.setItem(RELOADED, location.pathname);
  reload();
  return true;
}

/** The script came: the next time it is away, the page may load again. */
export function forgetReload(): void {
  sessionStorage.removeItem(RELOADED);
}

import { useEffect, useState } from 'react';

/**
 * The activities that must not be interrupted: a form (also of a payment), a scanning camera, a dialog, unsaved
 * changes.
 */
const AT_WORK = 'main form:not([role="search"]), main video, dialog[open], .bkbar';

/** The interval in milliseconds at which the activity is checked. */
const LOOK = 2_000;

/** The question about consent, which an offer at the same place waits for. */
export const ASKED = '.consent';

const isThere = (selector: string): boolean => document.querySelector(selector) !== null;

/**
 * Returns true while the user is in the middle of an activity. Forms and scanners are also in remotes, which do not
 * report their end. Therefore the page itself is checked, while an offer waits.
 * @param besides selector of something else on the page to wait for
 */
export function useAtWork(somethingWaits: boolean, besides = AT_WORK): boolean {
  const [atWork, setAtWork] = useState(true);
  useEffect(() => {
    if (!somethingWaits) return undefined;
    const look = () => setAtWork(isThere(AT_WORK) || isThere(besides));
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [somethingWaits, besides]);
  return atWork;
}

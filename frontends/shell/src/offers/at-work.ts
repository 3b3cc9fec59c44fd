import { useEffect, useState } from 'react';

/**
 * The activities that must not be interrupted: a form (also of a payment), a scanning camera, a dialog, unsaved
 * changes.
 */
const AT_WORK = 'main form:not([role="search"]), main video, dialog[open], .bkbar';

/** The interval in milliseconds at which the activity is checked. */
const LOOK = 2_000;

const isAtWork = (): boolean => document.querySelector(AT_WORK) !== null;

/**
 * Returns true while the user is in the middle of an activity. Forms and scanners are also in remotes, which do not
 * report their end. Therefore the page itself is checked, while an offer waits.
 */
export function useAtWork(somethingWaits: boolean): boolean {
  const [atWork, setAtWork] = useState(true);
  useEffect(() => {
    if (!somethingWaits) return undefined;
    const look = () => setAtWork(isAtWork());
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [somethingWaits]);
  return atWork;
}

import { useEffect, useState } from 'react';

/** What nobody is interrupted in: a form (also of a payment), a camera that scans, a question, unsaved changes. */
const AT_WORK = 'main form:not([role="search"]), main video, dialog[open], .bkbar';

/** How often it is looked whether the work is done, milliseconds. */
const LOOK = 2_000;

export const isAtWork = (): boolean => document.querySelector(AT_WORK) !== null;

/**
 * Whether somebody is in the middle of something. Forms and scanners stand in remotes, too, and leave without a word: the page
 * itself is looked at, while something waits.
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

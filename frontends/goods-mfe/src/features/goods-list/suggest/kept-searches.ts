import { SEARCH_HISTORY_KEPT } from '@kashikari/kernel';
import { isSharedDevice, useAppSelector, useUser } from '@kashikari/web-kit';
import { useState } from 'react';

/** The maximum length of a stored search in characters; a longer one is hardly typed a second time. */
const LONGEST = 100;

const placeOf = (account: string): string => `kashikari.searches.${account}`;

/** Returns the last searches of an account on this device, the newest first. */
export function readSearches(account: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(account)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((one): one is string => typeof one === 'string').slice(0, SEARCH_HISTORY_KEPT);
  } catch {
    return [];
  }
}

function write(account: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(placeOf(account));
    else localStorage.setItem(placeOf(account), JSON.stringify(searches));
  } catch {
    // Storage is blocked or full: nothing is found again, and everything else works.
  }
}

/**
 * Stores the words of a search for the account, each once, up to the newest `SEARCH_HISTORY_KEPT`. Nothing is stored
 * for visitors and on shared devices (null).
 */
export function keepSearch(account: string | null, words: string): void {
  const search = words.trim();
  if (account === null || search === '' || search.length > LONGEST) return;
  write(
    account,
    [search, ...readSearches(account).filter((one) => one !== search)].slice(0, SEARCH_HISTORY_KEPT),
  );
}

/** Returns the account whose searches this device stores; null for a visitor and on a shared device. */
export function useSearchAccount(): string | null {
  const account = useUser()?.id ?? null;
  return useAppSelector(isSharedDevice) ? null : account;
}

/** Returns the stored searches, and functions that remove one or all of them. */
export function useKeptSearches() {
  const account = useSearchAccount();
  const [, changed] = useState(0);
  const searches = account === null ? [] : readSearches(account);
  const keep = (next: readonly string[]) => {
    if (account !== null) write(account, next);
    changed((n) => n + 1);
  };
  return {
    searches,
    remove: (search: string) => keep(searches.filter((one) => one !== search)),
    clear: () => keep([]),
  };
}

import { useAppSelector } from '@kashikari/web-kit';
import { useEffect } from 'react';
import { innerPath } from './inner-path';

/** Lives as long as the tab. */
const KEY = 'kashikari.returnTo';

/**
 * Stores the screen at which the user was asked to sign in, so that it survives a reload. A mailed link that is opened
 * in the same tab also returns there.
 */
export function KeepReturn(): null {
  const to = useAppSelector((state) => state.auth.returnTo);
  useEffect(() => {
    if (to) sessionStorage.setItem(KEY, to);
  }, [to]);
  return null;
}

/** Returns true if the user came by the link of an invitation. Using it proves the address to which it was mailed. */
export function cameByInvitation(returnTo: string | null): boolean {
  const to = returnTo ?? innerPath(sessionStorage.getItem(KEY));
  return to !== null && new URL(to, window.location.origin).searchParams.has('invite');
}

/** Returns the screen stored before the sign-in, and removes it from storage. */
export function takeReturn(): string | null {
  const to = innerPath(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  return to;
}

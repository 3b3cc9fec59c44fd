import { useAppSelector } from '@kashikari/web-kit';
import { useEffect } from 'react';
import { innerPath } from './inner-path';

/** Lives as long as the tab. */
const KEY = 'kashikari.returnTo';

/**
 * Keeps the screen at which somebody was asked to sign in over a reload of the page: the link of a mail, opened in the
 * same tab, leads back there, too.
 */
export function KeepReturn(): null {
  const to = useAppSelector((state) => state.auth.returnTo);
  useEffect(() => {
    if (to) sessionStorage.setItem(KEY, to);
  }, [to]);
  return null;
}

/** That screen, once. */
export function takeReturn(): string | null {
  const to = innerPath(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  return to;
}

import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate as useRouter } from 'react-router-dom';

/**
 * Navigates to a path, or by a number of steps in the history. The router's promise carries no result, so it is not
 * returned.
 */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

/**
 * The router's `useNavigate`, for calls that may end after the user has left. It does not navigate from a screen that
 * was left. It does navigate from an unmounted part of a screen that is still shown (the form of a finished mutation).
 */
export function useNavigate(): Navigate {
  const navigate = useRouter();
  const at = useRef('');
  const isShown = useRef(true);
  useEffect(() => {
    at.current = location.pathname;
  });
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (!isShown.current && location.pathname !== at.current) return;
      void (typeof to === 'number' ? navigate(to) : navigate(to, options));
    },
    [navigate],
  );
}

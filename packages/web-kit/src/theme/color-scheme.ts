import { useEffect } from 'react';
import { useAppSelector } from '../state/store';

/** Applies the chosen colour scheme, or the device's own, to the document, and follows it when it changes. */
export function useColorScheme(): void {
  const scheme = useAppSelector((state) => state.prefs.colorScheme);
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const resolved = scheme === 'auto' ? (dark.matches ? 'dark' : 'light') : scheme;
      document.documentElement.dataset.colorScheme = resolved;
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [scheme]);
}

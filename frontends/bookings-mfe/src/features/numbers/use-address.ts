import { useLocation, useSearchParams } from '@kashikari/web-kit';

/** Reads the address of a page of figures, which holds all of its choices. */
export function useAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  /** Returns the address with some of its parameters replaced; null removes one. */
  const addressWith = (changes: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, value);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return { params, addressWith };
}

import { useSearchParams } from '@kashikari/web-kit';
import type { CheckFilter } from './api/get-check';
import { STOCK_STATES } from './components/state-mark';

/** States that the check is filtered by, in their order. */
export const CHECK_STATES = ['undecided', ...STOCK_STATES] as const;

/** The filter of the check, in the address: state, place and page. */
export function useCheckFilter() {
  const [params, setParams] = useSearchParams();
  const state = CHECK_STATES.find((one) => one === params.get('state'));
  const filter: CheckFilter = {
    state,
    place: params.get('place') ?? undefined,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };

  function set(changes: Readonly<Record<string, string | undefined>>): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  }

  return {
    filter,
    setState: (next: CheckFilter['state']) => set({ state: next }),
    setPlace: (place: string) => set({ place }),
    setPage: (page: number) => set({ page: page > 1 ? String(page) : undefined }),
  };
}

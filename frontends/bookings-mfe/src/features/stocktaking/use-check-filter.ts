import { useSearchParams } from '@kashikari/web-kit';
import type { CheckFilter } from './api/get-check';
import type { StockState } from './api/stocktaking-types';
import { STOCK_STATES } from './components/state-mark';

/** The filter of the check, in the address: state, place and page. */
export function useCheckFilter() {
  const [params, setParams] = useSearchParams();
  const state = STOCK_STATES.find((one) => one === params.get('state'));
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
    setState: (next: StockState | undefined) => set({ state: next }),
    setPlace: (place: string) => set({ place }),
    setPage: (page: number) => set({ page: page > 1 ? String(page) : undefined }),
  };
}

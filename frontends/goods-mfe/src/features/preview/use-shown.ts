import { useLocation, useNavigate, useSearchParams } from '@kashikari/web-kit';

/**
 * Returns the index of the shown picture from the address (`?image=`). An index beyond the last is the last; an invalid
 * one is the first. A change adds no step to the history.
 */
export function useShown(count: number): readonly [number, (index: number) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const asked = Number(useSearchParams()[0].get('image') ?? 0);
  const show = (index: number) =>
    navigate({ pathname: location.pathname, search: `?image=${index}` }, { replace: true, state });
  return [Number.isInteger(asked) ? within(asked, count) : 0, (index) => show(within(index, count))];
}

function within(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

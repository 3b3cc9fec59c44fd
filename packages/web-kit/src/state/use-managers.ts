import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../api/client';

interface Asking {
  readonly enabled?: boolean;
  /** How long an answer is good, milliseconds. */
  readonly staleTime?: number;
}

/** Who acts for the signed-in account, and for which accounts it acts. */
export function useManagers(asking: Asking = {}) {
  return useQuery({ queryKey: ['managers'], queryFn: () => answer(api.GET('/managers')), ...asking });
}

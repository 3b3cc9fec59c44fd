import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../api/client';

interface Asking {
  readonly enabled?: boolean;
  /** Time for which a response stays fresh, milliseconds. */
  readonly staleTime?: number;
}

/** Reads the managers of the signed-in account, and the accounts that it manages. */
export function useManagers(asking: Asking = {}) {
  return useQuery({ queryKey: ['managers'], queryFn: () => answer(api.GET('/managers')), ...asking });
}

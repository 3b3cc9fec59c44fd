import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';

/** Books what is held for the person. Refusals: `wait.lapsed`, and those of any booking. */
export function useAcceptWait(id: string) {
  return useAnswer(() => answer(api.POST('/waits/{id}/accept', { params: { path: { id } } })));
}

/** Lets it go to the next. */
export function useDeclineWait(id: string) {
  return useAnswer(() => answer(api.POST('/waits/{id}/decline', { params: { path: { id } } })));
}

/** Leaves the waiting list. Managers can remove others. */
export function useLeaveWait(id: string) {
  return useAnswer(() => answer(api.DELETE('/waits/{id}', { params: { path: { id } } })));
}

function useAnswer<T>(send: () => Promise<T>) {
  const client = useQueryClient();
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: send,
    // Not waited for: the row goes with the new list, and what is said of the answer would go with it.
    onSettled: () => {
      void makeStale();
      void client.invalidateQueries({ queryKey: ['waits'] });
    },
  });
}

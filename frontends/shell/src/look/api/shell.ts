import { answer, api, useMutation, useQuery, useQueryClient, type components } from '@kashikari/web-kit';

/** The appearance of an organization's shell (REST contract). */
export type Shell = components['schemas']['Shell'];

export type ShellPatch = components['schemas']['ShellPatch'];

type Answer = components['schemas']['ShellAnswer'];

const queryKey = ['shells', 'current'];

/** @param enabled false at the common shell, where there is nothing to ask for */
export function useShell(enabled = true) {
  return useQuery({ queryKey, queryFn: () => answer(api.GET('/shells/current')), enabled });
}

/** Changes the appearance, unless another user has changed it meanwhile. */
export function useUpdateShell(version: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ShellPatch) =>
      answer(api.PATCH('/shells/current', { params: { header: { 'If-Match': `"${version}"` } }, body })),
    onSuccess: (saved) => client.setQueryData<Answer>(queryKey, saved),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

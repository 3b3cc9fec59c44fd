import { answer, api, type components, useMutation, useQueryClient } from '@kashikari/web-kit';

type Change = Omit<components['schemas']['BulkMemberships'], 'membership_ids'>;

/** Changes or removes many members; each has its own outcome, and what was refused says why. */
export function useBulkUpdate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, change }: { readonly ids: readonly string[]; readonly change: Change }) =>
      answer(api.PUT('/memberships/bulk_update', { body: { membership_ids: [...ids], ...change } })),
    onSuccess: () =>
      Promise.all(
        ['memberships', 'groups', 'cards'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

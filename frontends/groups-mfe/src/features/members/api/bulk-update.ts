import { answer, api, type components, useMutation } from '@kashikari/web-kit';
import { useStalePeople } from '../../../api/stale-people';

type Change = Omit<components['schemas']['BulkMemberships'], 'membership_ids'>;

/** Changes or removes many members; each has its own outcome, and what was refused says why. */
export function useBulkUpdate() {
  const onSuccess = useStalePeople();
  return useMutation({
    mutationFn: ({ ids, change }: { readonly ids: readonly string[]; readonly change: Change }) =>
      answer(api.PUT('/memberships/bulk_update', { body: { membership_ids: [...ids], ...change } })),
    onSuccess,
  });
}

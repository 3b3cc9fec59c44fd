import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

export interface NewGroup {
  readonly name: string;
  readonly slug?: string;
  readonly description?: string;
  readonly passcode?: string;
  readonly accept_member_goods?: boolean;
  readonly member_booking_visible?: boolean;
  readonly disable_sign_up?: boolean;
}

/** Makes a group of the signed-in account. Refusals: `group.slug_taken`, `group.slug`, `validation`. */
export function useCreateGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (group: NewGroup) => (await answer(api.POST('/groups', { body: group }))).group,
    onSuccess: () => client.invalidateQueries({ queryKey: ['groups'] }),
  });
}

import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

export interface GroupPatch {
  readonly name?: string;
  readonly slug?: string;
  readonly description?: string;
  readonly passcode?: string;
  readonly accept_member_goods?: boolean;
  readonly member_booking_visible?: boolean;
  readonly disable_sign_up?: boolean;
  readonly sign_up_message?: string;
  readonly tag_form_label?: string;
  readonly tag_form_placeholder?: string;
  readonly cover_image_id?: string | null;
  readonly logo_image_id?: string | null;
  readonly price_per_month?: number | null;
  readonly disable_ai_answers?: boolean;
}

/** Changes the fields sent. Refusals: `group.slug_taken`, `group.slug`, `validation`. */
export function useUpdateGroup(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (patch: GroupPatch) =>
      (await answer(api.PATCH('/groups/{id}', { params: { path: { id } }, body: patch }))).group,
    onSuccess: () => client.invalidateQueries({ queryKey: ['groups'] }),
  });
}

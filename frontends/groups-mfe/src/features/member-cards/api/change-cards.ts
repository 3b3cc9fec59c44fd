import { answer, api, type components, useMutation } from '@kashikari/web-kit';
import { useStalePeople } from '../../../api/stale-people';

type NewCard = components['schemas']['NewAuthToken'];
type CardPatch = components['schemas']['AuthTokenPatch'];

/** Makes one card, or many alike. Refusals: `plan_limit`, `card.number_taken`, `card.not_an_integer`. */
export function useCreateCards() {
  const onSuccess = useStalePeople();
  return useMutation({
    mutationFn: (body: NewCard) => answer(api.POST('/auth_tokens', { body })),
    onSuccess,
  });
}

export function useUpdateCard() {
  const onSuccess = useStalePeople();
  return useMutation({
    mutationFn: ({ id, ...body }: CardPatch & { readonly id: string }) =>
      answer(api.PATCH('/auth_tokens/{id}', { params: { path: { id } }, body })),
    onSuccess,
  });
}

/** A new secret for a lost card; the old one opens nothing any more. */
export function useReissueCard() {
  const onSuccess = useStalePeople();
  return useMutation({
    mutationFn: async (id: string) =>
      (await answer(api.POST('/auth_tokens/{id}/reissue', { params: { path: { id } } }))).auth_token,
    onSuccess,
  });
}

/** Takes a card back. Refusal: `membership.active_bookings`. */
export function useDeleteCard() {
  const onSuccess = useStalePeople();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/auth_tokens/{id}', { params: { path: { id } } })),
    onSuccess,
  });
}

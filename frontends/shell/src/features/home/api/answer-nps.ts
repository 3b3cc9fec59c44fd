import { answer, api, signedIn, useAppDispatch, useMutation, type UserPatch } from '@kashikari/web-kit';

/** Stores the answer to the survey question, or that it or the prompt for a review was closed. */
export function useAnswerNps(id: string) {
  const dispatch = useAppDispatch();
  return useMutation({
    mutationFn: (body: Pick<UserPatch, 'nps' | 'hide_nps' | 'review_requested'>) =>
      answer(api.PATCH('/users/{id}', { params: { path: { id } }, body })),
    onSuccess: ({ user }) => dispatch(signedIn(user)),
  });
}

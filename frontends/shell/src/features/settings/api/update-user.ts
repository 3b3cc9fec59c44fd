import { answer, api, signedIn, useAppDispatch, useMutation, type User } from '@kashikari/web-kit';
import type { LenderRules } from '../lender-rules/rules';

type Change = Partial<Pick<User, 'name' | 'time_zone'> & LenderRules>;

/** Changes one's own account; the header and menus show the new name at once. */
export function useUpdateUser(id: string) {
  const dispatch = useAppDispatch();
  return useMutation({
    mutationFn: (body: Change) => answer(api.PATCH('/users/{id}', { params: { path: { id } }, body })),
    onSuccess: ({ user }) => dispatch(signedIn(user)),
  });
}

import { answer, api, useMutation, useQuery, useQueryClient } from '@kashikari/web-kit';

const KEY = ['users', 'current', 'accounts'];

/** Form of an account to add. */
export interface NewAddedAccount {
  readonly name: string;
  readonly account_name: string;
  readonly password: string;
}

/** The accounts that the signed-in user added, the oldest first. */
export function useAddedAccounts() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await answer(api.GET('/users/current'))).user.accounts ?? [],
  });
}

/** Adds an account. The user stays signed in to the first one. */
export function useAddAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAddedAccount) => answer(api.POST('/users', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

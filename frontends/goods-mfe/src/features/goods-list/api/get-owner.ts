import { answer, api, useQuery } from '@kashikari/web-kit';

/** Returns the name of a lender; undefined while it loads, and if the user may not see them. */
export function useOwnerName(id = ''): string | undefined {
  const { data } = useQuery({
    queryKey: ['users', id],
    queryFn: () => answer(api.GET('/users/{id}', { params: { path: { id } } })),
    enabled: id !== '',
  });
  return data?.user.name;
}

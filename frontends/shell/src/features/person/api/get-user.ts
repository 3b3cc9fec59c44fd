import { answer, api, useQuery } from '@kashikari/web-kit';

/** A person by id or account name; 404 to those who have nothing to do with them. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: ['users', id],
    queryFn: () => answer(api.GET('/users/{id}', { params: { path: { id } } })),
  });
}

/** A person with the groups that the caller shares with them, and their record. */
export type PersonAnswer = NonNullable<ReturnType<typeof usePerson>['data']>;

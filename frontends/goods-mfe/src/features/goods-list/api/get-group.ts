import { answer, api, useQuery, useUser } from '@kashikari/web-kit';
import { useMyGroups } from '../../../api/list-my-groups';

/** The name of a group by its id or slug; undefined until it is known, and where one may not know it. */
export function useGroupName(group = ''): string | undefined {
  const signedIn = useUser() !== null;
  const own = useMyGroups(signedIn);
  const name = own.data?.find(({ id, slug }) => id === group || slug === group)?.name;
  const isOther = group !== '' && name === undefined && (!signedIn || own.isFetched);
  const other = useQuery({
    queryKey: ['groups', group, 'name'],
    queryFn: async () =>
      (await answer(api.GET('/groups/{id}', { params: { path: { id: group } } }))).group.name,
    enabled: isOther,
  });
  return name ?? other.data;
}

import { answer, api, useQuery, useUser } from '@kashikari/web-kit';
import { useMyGroups } from '../../../api/list-my-groups';

/** Returns the name of a group by its id or slug; undefined while it loads, and if the user may not see it. */
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

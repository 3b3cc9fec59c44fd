import { type User, answer, api, keepPreviousData, useQuery } from '@kashikari/web-kit';

/** So many are shown to choose from; who is not among them is found by more letters. */
const MOST = 12;

/** Members of a group of whom a part of the name, the reading or the tags was typed. */
export function useMembers(groupId: string, match: string) {
  return useQuery({
    queryKey: ['memberships', 'counter', groupId, match],
    queryFn: () => listMembers(groupId, match),
    enabled: groupId !== '',
    placeholderData: keepPreviousData,
  });
}

export async function listMembers(groupId: string, match: string): Promise<readonly User[]> {
  const query = { group_id: groupId, per_page: MOST, ...(match && { match: match.slice(0, 100) }) };
  const { memberships, users } = await answer(api.GET('/memberships', { params: { query } }));
  const active = new Set(memberships.filter(({ disabled }) => !disabled).map(({ user_id }) => user_id));
  return users.filter(({ id }) => active.has(id));
}

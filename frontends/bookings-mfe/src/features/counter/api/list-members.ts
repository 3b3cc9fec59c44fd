import { type User, answer, api, useQuery } from '@kashikari/web-kit';

/** The maximum number of suggested members; more letters narrow the search. */
const MAX = 12;

/** The first members of a group. */
export function useMembers(groupId: string) {
  return useQuery({
    queryKey: ['memberships', 'counter', groupId],
    queryFn: () => listMembers(groupId, ''),
  });
}

/** Active members of a group of whom a part of the name, the reading or the tags is `match`. */
export async function listMembers(groupId: string, match: string): Promise<readonly User[]> {
  const query = { group_id: groupId, per_page: MAX, ...(match && { match: match.slice(0, 100) }) };
  const { memberships, users } = await answer(api.GET('/memberships', { params: { query } }));
  const active = new Set(memberships.filter(({ disabled }) => !disabled).map(({ user_id }) => user_id));
  return users.filter(({ id }) => active.has(id));
}

/** A user by id, as far as the caller may see them. */
export async function getPerson(id: string): Promise<User> {
  return (await answer(api.GET('/users/{id}', { params: { path: { id } } }))).user;
}

import type { Group, User } from '@kashikari/web-kit';

/** Home has tabs for the first ten groups and one more (product constants: groups/0 to groups/10). */
export const MAX_HOME_GROUPS = 11;

/**
 * Groups that are tabs of somebody's Home, in their order: the chosen ones without those that were left, or the first
 * ones while none is chosen.
 */
export function homeGroupsOf(groups: readonly Group[], user: User | null): Group[] {
  const chosen = (user?.home_group_ids ?? []).flatMap((id) => groups.find((group) => group.id === id) ?? []);
  return (chosen.length > 0 ? chosen : groups).slice(0, MAX_HOME_GROUPS);
}

import { HOME_GROUP_TABS } from '@kashikari/kernel';
import type { Group, User } from '@kashikari/web-kit';

/**
 * Returns the groups that are tabs of the user's Home, in their order: the chosen ones without groups that the user
 * left, or the first ones by default.
 */
export function homeGroupsOf(groups: readonly Group[], user: User | null): Group[] {
  const chosen = (user?.home_group_ids ?? []).flatMap((id) => groups.find((group) => group.id === id) ?? []);
  return (chosen.length > 0 ? chosen : groups).slice(0, HOME_GROUP_TABS);
}

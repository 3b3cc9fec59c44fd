import { HOME_GROUP_TABS } from '@kashikari/kernel';
import type { Group, User } from '@kashikari/web-kit';

/**
 * Groups that are tabs of somebody's Home, in their order: the chosen ones without those that were left, or the first
 * ones while none is chosen.
 */
export function homeGroupsOf(groups: readonly Group[], user: User | null): Group[] {
  const chosen = (user?.home_group_ids ?? []).flatMap((id) => groups.find((group) => group.id === id) ?? []);
  return (chosen.length > 0 ? chosen : groups).slice(0, HOME_GROUP_TABS);
}

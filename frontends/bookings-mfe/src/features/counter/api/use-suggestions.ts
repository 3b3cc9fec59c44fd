import { type Good, type ScheduleView, type User, useQuery } from '@kashikari/web-kit';
import { useSchedules } from '../../../api/list-schedules';
import { searchGoods } from './find-good';
import { listMembers } from './list-members';

/** The people and goods that match a typed name. */
export interface Suggestions {
  readonly people: readonly User[];
  readonly goods: readonly Good[];
  /** The schedules of the goods that have loaded. */
  readonly schedules: ReadonlyMap<string, ScheduleView> | undefined;
  readonly isPending: boolean;
}

const NONE: never[] = [];

/**
 * Goods of a group, and members if they are asked for, by a part of their name or its reading. An address and an empty
 * text suggest nothing.
 */
export function useSuggestions(groupId: string, match: string, withPeople: boolean): Suggestions {
  const enabled = match !== '' && !URL.canParse(match);
  const found = useQuery({
    queryKey: ['goods', 'counter', groupId, match, withPeople],
    queryFn: async () => {
      const [goods, people] = await Promise.all([
        searchGoods(groupId, match),
        withPeople ? listMembers(groupId, match) : NONE,
      ]);
      return { goods, people };
    },
    enabled,
  });
  const { goods, people } = (enabled && found.data) || { goods: NONE, people: NONE };
  const schedules = useSchedules(goods.map(({ id }) => id)).data;
  return { goods, people, schedules, isPending: enabled && found.isPending };
}

import {
  isAccount,
  browserZone,
  dayIn,
  useActing,
  useAppSelector,
  useManagers,
  useSearchParams,
  useUser,
} from '@kashikari/web-kit';
import type { DayFilter } from './api/get-day';

/** Represents all lenders in the address. The default is the account for which the signed-in user acts. */
export const ALL = 'all';

/** Reads the day, the lender and the group from the address. Without a lender, it is the one that the person acts for. */
export function useDayFilter() {
  const [params] = useSearchParams();
  const user = useUser();
  const { account, accounts } = useActing();
  const actsFor = useAppSelector((state) => state.prefs.actsFor);
  const managers = useManagers({ enabled: isAccount(user), staleTime: 5 * 60_000 });
  const today = dayIn(user?.time_zone ?? browserZone());
  const asked = params.get('date');
  const date = asked === today ? null : asked;
  const lender = params.get('lender') ?? account?.id ?? ALL;
  const group = params.get('group');
  const filter: DayFilter = {
    ...(date && { date }),
    ...(lender !== ALL && { lender_id: lender }),
    ...(group && { group_id: group }),
  };
  const lenders = user ? [user, ...accounts] : [];
  return {
    params,
    filter,
    lender,
    group: group ?? '',
    today,
    day: date ?? today,
    /** The accounts whose goods the person manages, the own one first. */
    lenders,
    /** Those of them whose day is shown. */
    lenderIds: lender === ALL ? lenders.map(({ id }) => id) : [lender],
    ready: actsFor === '' || params.has('lender') || managers.isFetched,
  };
}

import { isAccount } from './is-account';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../api/client';
import { useActing } from './use-acting';
import { useUser } from './use-session';

/** Time for which a response stays fresh, milliseconds. */
const FRESH = 5 * 60_000;

/**
 * Returns true if the signed-in user lends: they manage another account or have goods. Goods are requested only for
 * people who may have some, in a group of theirs or in one that accepts goods of members.
 */
export function useLends(): boolean {
  const user = useUser();
  const { accounts } = useActing();
  const groups = useQuery({
    queryKey: ['groups', { mine: true }],
    queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 20 } } }))).groups,
    enabled: isAccount(user),
    staleTime: FRESH,
  });
  const mayHaveGoods = groups.data?.some(
    ({ owner_id: owner, permissions }) => owner === user?.id || permissions.includes('add_goods'),
  );
  const goods = useQuery({
    queryKey: ['goods', { owner_id: user?.id, count: true }],
    queryFn: async () => {
      const query = { owner_id: user?.id, per_page: 1 };
      return (await answer(api.GET('/goods', { params: { query } }))).meta.total;
    },
    enabled: user !== null && mayHaveGoods === true && accounts.length === 0,
    staleTime: FRESH,
  });
  return accounts.length > 0 || (goods.data ?? 0) > 0;
}

import { useActing, useUser } from '@kashikari/web-kit';
import { useGroupsForGoods } from '../../api/list-my-groups';
import { useImportAddress } from './use-import-address';

/** Returns the target of an import: the group of the address, and the account that lends the goods. */
export function useTarget() {
  const { group: wanted, setGroup } = useImportAddress();
  const { account } = useActing();
  const all = useGroupsForGoods(useUser() !== null);
  const groups = all.data?.filter(
    (group) => !account || group.owner_id === account.id || isOf(group, wanted),
  );
  const group = groups?.find((one) => isOf(one, wanted));
  return {
    /** The groups that goods can enter; undefined while they are read. */
    groups,
    group,
    groupIds: group ? [group.id] : [],
    /** The group for the address of another screen. */
    wanted: group?.id ?? wanted,
    /** True while the group of the address is unknown. */
    isPending: wanted !== null && all.isPending,
    ownerId: account?.id,
    setGroup,
  };
}

function isOf({ id, slug }: { readonly id: string; readonly slug: string }, wanted: string | null): boolean {
  return id === wanted || slug === wanted;
}

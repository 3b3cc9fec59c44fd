import { LoadError, NotFound, Skeleton, type SlotProps } from '@kashikari/web-kit';
import { useState } from 'react';
import { GroupPicker } from './components/group-picker';
import { useAccount } from './use-account';

/** The goods of every account that the signed-in person acts for, one account at a time, for one group. */
export function GroupGoods({ group }: SlotProps['group-goods']) {
  const [id, setId] = useState('current');
  const { account: named, accounts, managers } = useAccount(id);
  const account = named ?? accounts[0];
  if (account)
    return (
      <GroupPicker key={account.id} group={group} account={account} accounts={accounts} onAccount={setId} />
    );
  if (managers.isLoadingError)
    return <LoadError error={managers.error} onRetry={() => void managers.refetch()} />;
  return managers.isFetching ? <Skeleton shape="rows" /> : <NotFound entity="group" id={group.slug} />;
}

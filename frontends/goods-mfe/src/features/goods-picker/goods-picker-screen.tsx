import { LoadError, NotFound, Skeleton, useParams } from '@kashikari/web-kit';
import { Picker } from './components/picker';
import { useAccount } from './use-account';

/** `users/{id}/goods_picker`: the goods of an account, to be changed together. */
export function GoodsPickerScreen() {
  const { id = '' } = useParams();
  const { account, accounts, managers } = useAccount(id);
  if (account) return <Picker key={account.id} account={account} accounts={accounts} />;
  if (managers.isLoadingError)
    return <LoadError error={managers.error} onRetry={() => void managers.refetch()} />;
  return managers.isFetching ? <Skeleton shape="rows" /> : <NotFound entity="user" id={id} />;
}

import { NotFound, QueryView, Skeleton, useParams, useUser } from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import { TransferGood } from './components/transfer-good';

/** `goods/{id}/edit/transfer`: for the owning account alone. */
export function TransferScreen() {
  const { id = '' } = useParams();
  const good = useGood(id);
  const me = useUser();
  const notFound = <NotFound entity="good" id={id} />;
  return (
    <QueryView query={good} loading={<Skeleton shape="block" />} notFound={notFound}>
      {(found) => (found.good.owner_id === me?.id ? <TransferGood found={found} /> : notFound)}
    </QueryView>
  );
}

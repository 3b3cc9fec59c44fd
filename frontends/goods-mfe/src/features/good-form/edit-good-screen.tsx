import { Allowed, NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import { EditGood } from './components/edit-good';

/** `goods/{id}/edit`: for those who manage the good. */
export function EditGoodScreen() {
  const { id = '' } = useParams();
  const good = useGood(id);
  const notFound = <NotFound entity="good" id={id} />;
  return (
    <QueryView query={good} loading={<Skeleton shape="block" />} notFound={notFound}>
      {(found) => (
        <Allowed to="edit" on={found.good} otherwise={notFound}>
          <EditGood found={found} />
        </Allowed>
      )}
    </QueryView>
  );
}

import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import { EditGood } from './components/edit-good';

/** `goods/{id}/edit`: for those who manage the good. */
export function EditGoodScreen() {
  const { id = '' } = useParams();
  const good = useGood(id);
  return (
    <QueryView
      query={good}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="good" id={id} />}
    >
      {(found) =>
        found.good.permissions.includes('edit') ? (
          <EditGood key={found.good.updated_at} found={found} />
        ) : (
          <NotFound entity="good" id={id} />
        )
      }
    </QueryView>
  );
}

import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import { GoodDetail } from './components/good-detail';

/** `goods/{id}`: what it is, where it stands, when it is free. */
export function GoodScreen() {
  const { id = '' } = useParams();
  const good = useGood(id);
  return (
    <QueryView
      query={good}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="good" id={id} />}
    >
      {(found) => <GoodDetail key={id} found={found} />}
    </QueryView>
  );
}

import { NotFound, QueryView, Skeleton, useParams, useSchedule } from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import { useStood } from '../../use-stood';
import { GoodDetail } from './components/good-detail';

/** `goods/{id}`: the good, its location and its free days. */
export function GoodScreen() {
  const { id = '' } = useParams();
  const good = useGood(id);
  // Read beside the good; without it the state and the calendar would push the facts away.
  const schedule = useSchedule(id);
  const stood = useStood(good.data !== undefined && !schedule.isLoading);
  return (
    <QueryView
      query={good}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="good" id={id} />}
    >
      {(found) => (stood ? <GoodDetail key={id} found={found} /> : <Skeleton shape="block" />)}
    </QueryView>
  );
}

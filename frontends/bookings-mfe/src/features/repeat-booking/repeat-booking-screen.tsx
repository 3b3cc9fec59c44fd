import {
  LoadError,
  Navigate,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useParams,
  useSchedule,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import { Bookable } from '../../bookable';
import { pathOf, readStart, toRange } from '../../rules/booking-range';
import { RepeatForm } from './components/repeat-form';

/** `goods/{goodId}/bookings/new/repeat?from=…&to=…`: a range chosen before, as often as it is wanted. */
export function RepeatBookingScreen() {
  const { goodId = '' } = useParams();
  const { t } = useTranslation('bookings');
  const [params] = useSearchParams();
  const { asked, quantity = 1 } = readStart(params);
  const good = useGood(goodId);
  const schedule = useSchedule(goodId);
  if (!asked) return <Navigate to={`/goods/${goodId}/bookings/new`} replace />;
  return (
    <QueryView
      query={good}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="good" id={goodId} />}
    >
      {({ good: found }) => (
        <Bookable good={found} title={t('repeat.title')}>
          <PageHeader
            title={t('repeat.title')}
            back={{ to: pathOf(goodId, toRange(asked), quantity), label: found.title }}
          />
          {schedule.data ? (
            <RepeatForm schedule={schedule.data} asked={asked} quantity={quantity} />
          ) : schedule.isLoadingError ? (
            <LoadError error={schedule.error} onRetry={() => void schedule.refetch()} />
          ) : (
            <Skeleton shape="rows" />
          )}
        </Bookable>
      )}
    </QueryView>
  );
}

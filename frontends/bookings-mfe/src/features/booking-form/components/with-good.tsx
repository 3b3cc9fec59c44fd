import { type ScheduleView, LoadError, NotFound, QueryView, Skeleton, useSchedule } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { type GoodView, useGood } from '../../../api/get-good';

interface Props {
  readonly id: string;
  children(good: GoodView, schedule: ScheduleView): ReactNode;
}

/** Draws its children once a good and its schedule are here. */
export function WithGood({ id, children }: Props) {
  const good = useGood(id);
  const schedule = useSchedule(id);
  return (
    <QueryView
      query={good}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="good" id={id} />}
    >
      {(found) => {
        if (schedule.data) return children(found.good, schedule.data);
        if (!schedule.isError) return <Skeleton shape="block" />;
        return <LoadError error={schedule.error} onRetry={() => void schedule.refetch()} />;
      }}
    </QueryView>
  );
}

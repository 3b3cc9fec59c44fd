import { Skeleton, useTranslation } from '@kashikari/web-kit';
import type { ScheduleView } from '../../../api/list-schedules';
import type { ListedGood } from '../api/list-goods';
import { GoodCard } from './good-card';

interface Props {
  readonly goods: readonly ListedGood[];
  readonly isLoading: boolean;
  readonly schedules: ReadonlyMap<string, ScheduleView> | undefined;
}

/** The most borrowed goods, on Home. Renders nothing without goods, since the list below reports that. */
export function Popular({ goods, isLoading, schedules }: Props) {
  const { t } = useTranslation('goods');
  if (isLoading) return <Skeleton shape="cards" />;
  if (goods.length === 0) return null;
  return (
    <section className="popular" aria-labelledby="popular">
      <h2 id="popular">{t('popular')}</h2>
      <div className={schedules ? 'gcards' : 'gcards wait'}>
        {goods.map((good) => (
          <GoodCard key={good.id} good={good} schedule={schedules?.get(good.id)} />
        ))}
      </div>
    </section>
  );
}

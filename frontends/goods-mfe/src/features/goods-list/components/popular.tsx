import { useTranslation } from '@kashikari/web-kit';
import { useSchedules } from '../../../api/list-schedules';
import { usePopular } from '../api/list-popular';
import { GoodCard } from './good-card';

/** Home's shelf of what is borrowed most; nothing while it is empty, for the list below says so already. */
export function Popular() {
  const { t } = useTranslation('goods');
  const goods = usePopular().data ?? [];
  const schedules = useSchedules(goods.map(({ id }) => id));
  if (goods.length === 0) return null;
  return (
    <section className="popular" aria-labelledby="popular">
      <h2 id="popular">{t('popular')}</h2>
      <div className="gcards">
        {goods.map((good) => (
          <GoodCard key={good.id} good={good} schedule={schedules.data?.get(good.id)} />
        ))}
      </div>
    </section>
  );
}

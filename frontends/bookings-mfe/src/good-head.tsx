import {
  formatPrices,
  Icon,
  IconChevronRight,
  ListRow,
  Picture,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { GoodView } from './api/get-good';

/** Which thing it is about and what it costs, as a row that leads back to it. */
export function GoodHead({ good }: { readonly good: GoodView }) {
  const { t } = useTranslation('bookings');
  const { t: kit } = useTranslation('kit');
  const prices = formatPrices(good, useLocale());
  const facts = [
    ...prices,
    good.location,
    good.max_days !== null && t('new.maxDays', { count: good.max_days }),
  ];
  return (
    <div className="card list">
      <ListRow
        to={`/goods/${good.id}`}
        leading={<Picture id={good.id} url={good.thumbnail_url} />}
        title={good.title}
        trailing={<Icon of={IconChevronRight} />}
      >
        <span className="meta">{facts.filter(Boolean).join('・')}</span>
        {good.settlement === 'direct' && <span className="meta">{kit('price.direct')}</span>}
      </ListRow>
    </div>
  );
}

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

/** The good and its prices, as a row that links to the good's page. */
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

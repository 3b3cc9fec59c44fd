import { ErrorNote, formatMoney, PriceLines, Skeleton, useLocale, useTranslation } from '@kashikari/web-kit';
import type { Quote } from '../../../api/get-quote';

interface Props {
  readonly quote: Quote;
  /** Something was paid for the booking: a lower price returns money. */
  readonly isPaid: boolean;
}

/** The new price of a booking beside the old one, and what is paid or refunded now. */
export function PriceChangePart({ quote, isPaid }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const yen = (amount: number) => formatMoney(amount, 'JPY', locale);
  const { data, error, isLoading, isPlaceholderData } = quote;
  if (isLoading) return <Skeleton shape="rows" count={1} />;
  if (error) return <ErrorNote error={error} alone />;
  if (!data?.change) return null;
  const { before, due, refund, refund_percent: percent } = data.change;
  return (
    <section aria-labelledby="price" aria-busy={isPlaceholderData}>
      <h2 id="price">{t('price.title')}</h2>
      <div className="card pad">
        <PriceLines lines={data.lines} total={data.total} tax={data.tax} />
        <dl className="kv">
          <dt>{t('price.before')}</dt>
          <dd>{yen(before)}</dd>
          {due > 0 && isPaid && (
            <>
              <dt>{t('price.due')}</dt>
              <dd>
                <strong>{yen(due)}</strong>
              </dd>
            </>
          )}
          {data.total < before && isPaid && (
            <>
              <dt>{t('price.back', { percent })}</dt>
              <dd>
                <strong>{yen(refund)}</strong>
              </dd>
            </>
          )}
        </dl>
        {!isPaid && data.total !== before && <p className="sm t2">{t('price.unpaid')}</p>}
      </div>
    </section>
  );
}

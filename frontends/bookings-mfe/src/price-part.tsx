import {
  CancellationTable,
  ErrorNote,
  PriceLines,
  Skeleton,
  useTranslation,
  type Good,
} from '@kashikari/web-kit';
import type { Quote } from './api/get-quote';
import { LatePrice, type LateTerms } from './late-price';

interface Props {
  readonly quote: Quote;
  readonly good: LateTerms & Pick<Good, 'settlement'>;
}

/**
 * The price lines, the form of payment, the price of lateness, and the cancellation table. Renders nothing if nothing
 * has to be paid.
 */
export function PricePart({ quote, good }: Props) {
  const { t } = useTranslation('bookings');
  const { t: kit } = useTranslation('kit');
  const { data, error, isLoading, isPlaceholderData } = quote;
  if (isLoading) return <Skeleton shape="rows" count={1} />;
  if (error) return <ErrorNote error={error} alone />;
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="price" aria-busy={isPlaceholderData}>
      <h2 id="price">{t('price.title')}</h2>
      <div className="card pad">
        <PriceLines lines={data.lines} total={data.total} tax={data.tax} />
        {good.settlement === 'direct' && <p className="sm t2">{kit('price.direct')}</p>}
        <LatePrice good={good} />
        <details>
          <summary>{t('price.cancelling')}</summary>
          <CancellationTable steps={data.cancellation} total={data.total} zone={data.time_zone} />
        </details>
      </div>
    </section>
  );
}

import { CancellationTable, ErrorNote, PriceLines, Skeleton, useTranslation } from '@kashikari/web-kit';
import type { Quote } from './api/get-quote';

/** The price lines, the form of payment, and the cancellation table. Renders nothing if nothing has to be paid. */
export function PricePart({ quote, direct }: { readonly quote: Quote; readonly direct: boolean }) {
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
        {direct && <p className="sm t2">{kit('price.direct')}</p>}
        <details>
          <summary>{t('price.cancelling')}</summary>
          <CancellationTable steps={data.cancellation} total={data.total} zone={data.time_zone} />
        </details>
      </div>
    </section>
  );
}

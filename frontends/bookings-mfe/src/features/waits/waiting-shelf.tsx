import { Skeleton, useTranslation } from '@kashikari/web-kit';
import { type PropsWithChildren, useId } from 'react';
import { useWaits } from './api/list-waits';
import { WaitRow } from './components/wait-row';
import './waits.css';

/**
 * Shows the user's waiting-list entries, offers first, above the rest of the screen. A placeholder replaces both until
 * the response arrives, so that nothing moves down under a finger.
 */
export function WaitingShelf({ children }: PropsWithChildren) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const { data, isPending } = useWaits();
  if (isPending) return <Skeleton shape="rows" />;
  if (!data || data.waits.length === 0) return children;
  const goods = new Map(data.goods.map((good) => [good.id, good]));
  const offersFirst = [...data.waits].sort(
    (a, b) => Number(b.state === 'offered') - Number(a.state === 'offered'),
  );
  return (
    <>
      <section className="sec wtshelf" aria-labelledby={id}>
        <h2 id={id}>{t('waits.title')}</h2>
        <div className="card list">
          {offersFirst.map((wait) => (
            <WaitRow key={wait.id} wait={wait} thumbnail={goods.get(wait.good_id)?.thumbnail_url} />
          ))}
        </div>
      </section>
      {children}
    </>
  );
}

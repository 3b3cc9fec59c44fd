import { Link, type SlotProps, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import { GoodQr } from './components/good-qr';
import { HolderRow } from './components/holder-row';
import { LastHolder } from './components/last-holder';
import { NextOfGood } from './components/next-of-good';
import './good-desk.css';

/** The managers' section of a good's page: its current and last borrower, its next bookings, and its QR code. */
export function GoodDesk({ good }: SlotProps['good-desk']) {
  const { t } = useTranslation('bookings');
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{t('goodDesk.title')}</h2>
        <Link to={`/goods/${good.id}/bookings`}>{t('goodDesk.all')}</Link>
      </div>
      <div className="card gooddesk">
        <h3>{t('goodDesk.now')}</h3>
        {good.holder ? <HolderRow id={good.holder} /> : <p className="t2 sm">{t('goodDesk.nobody')}</p>}
        {good.last_holder && (
          <>
            <h3>{t('goodDesk.last')}</h3>
            <LastHolder id={good.last_holder} />
          </>
        )}
        <h3>{t('goodDesk.next')}</h3>
        <NextOfGood goodId={good.id} />
        <GoodQr good={good} />
      </div>
    </section>
  );
}

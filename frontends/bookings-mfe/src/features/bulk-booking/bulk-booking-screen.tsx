import { PageHeader, useLocation, useNavigate, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { BulkForm } from './components/bulk-form';
import { GoodsPicker } from './components/goods-picker';
import type { PickedGood } from './rules/picked';
import './bulk-booking.css';

/**
 * `bookings/new/bulk`: many goods, one range, all or nothing. The user first picks the goods (of one group with
 * `?group=`) and then the days. The history's state contains the picked goods, so that they survive a reload and the
 * way back.
 */
export function BulkBookingScreen() {
  const { t } = useTranslation('bookings');
  const { state } = useLocation() as { state: { readonly picked?: readonly PickedGood[] } | null };
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const picked = state?.picked ?? [];
  const [picking, setPicking] = useState(picked.length === 0);

  function keep(next: readonly PickedGood[]): void {
    navigate({ search: params.toString() }, { state: { picked: next }, replace: true });
    if (next.length === 0) setPicking(true);
  }

  return (
    <>
      <PageHeader title={t('bulk.title')} back={{ to: '/bookings', label: t('list.title') }}>
        <p className="t2 sm">{t(picking ? 'bulk.pickHint' : 'bulk.daysHint')}</p>
      </PageHeader>
      {picking ? (
        <GoodsPicker
          group={params.get('group') ?? ''}
          picked={picked}
          onPick={keep}
          onDone={() => setPicking(false)}
        />
      ) : (
        <BulkForm goods={picked} onGoods={keep} onMore={() => setPicking(true)} />
      )}
    </>
  );
}

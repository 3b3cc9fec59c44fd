import { PageHeader, dayIn, useTranslation, browserZone } from '@kashikari/web-kit';
import { useState } from 'react';
import { type BulkOutcome, useActOnMany } from '../../api/act-on-many';
import type { BookingView } from '../../api/get-booking';
import { useBookingsIn } from '../../api/list-bookings';
import { Outcomes } from './components/outcomes';
import { SelectReturns } from './components/select-returns';
import './bulk-return.css';

interface ReturnResults {
  readonly outcomes: readonly BulkOutcome[];
  readonly bookings: readonly BookingView[];
}

/** `bookings/bulk_return`: tick what came back, return all in one tap, read what became of each. */
export function BulkReturnScreen() {
  const { t } = useTranslation('bookings');
  const zone = browserZone();
  const out = useBookingsIn(['overdue', 'handed_over', 'reserved'], {
    scope: 'all',
    to: dayIn(zone),
    time_zone: zone,
  });
  const returning = useActOnMany();
  const [told, setTold] = useState<ReturnResults | null>(null);
  return (
    <>
      <PageHeader title={t('bulkReturn.title')} back={{ to: '/bookings', label: t('list.title') }}>
        <p className="t2 sm">{t('bulkReturn.hint')}</p>
      </PageHeader>
      {told ? (
        <Outcomes {...told} onAgain={() => setTold(null)} />
      ) : (
        <SelectReturns
          found={out}
          busy={returning.isPending}
          error={returning.error}
          onReturn={(bookings) =>
            returning.mutate(
              { act: 'return', ids: bookings.map(({ id }) => id) },
              { onSuccess: ({ outcomes }) => setTold({ outcomes, bookings }) },
            )
          }
        />
      )}
    </>
  );
}

import { RemoteSlot, type SlotProps, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';

/** The QR code of the good's page, behind a press: it is drawn only then. */
export function GoodQr({ good }: SlotProps['good-desk']) {
  const { t } = useTranslation('bookings');
  const [open, setOpen] = useState(false);
  const text = `${window.location.origin}/goods/${good.id}`;
  const label = t('goodDesk.qrOf', { title: good.title });
  return (
    <details className="goodqr" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('goodDesk.qr')}</summary>
      {open && (
        <>
          <RemoteSlot remote="groups" slot="qr-code" props={{ text, label }} />
          <p className="sm t2">{t('goodDesk.qrHint')}</p>
        </>
      )}
    </details>
  );
}

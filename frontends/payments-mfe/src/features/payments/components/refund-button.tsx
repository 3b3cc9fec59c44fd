import { Button, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { Payment } from '../api/get-payment';
import { RefundDialog } from './refund-dialog';

/** Opens the dialog in which a manager refunds. */
export function RefundButton({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('refund.open')}
      </Button>
      {isOpen && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

import {
  Button,
  Dialog,
  ErrorNote,
  fieldText,
  isApiError,
  TextArea,
  TextField,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { MAX_TEXT, useRefund } from '../api/change-payment';
import type { Payment } from '../api/get-payment';
import { useYen } from '../../../money/use-yen';
import { useYenInput } from '../../../money/use-yen-input';

interface Props {
  readonly payment: Payment;
  readonly onClose: () => void;
}

const FORM = 'refund';

/** Refunds a payment or a part of it; the button states the yen. The typed values remain after a refusal. */
export function RefundDialog({ payment, onClose }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const { say, sayError } = useFlash();
  const refund = useRefund(payment.id);
  const left = payment.amount - payment.amount_refunded;
  const { amount, ...input } = useYenInput({ min: 1, max: left }, String(left));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const rangeFault = isChecked && amount === undefined ? t('refund.range', { left: yen(left) }) : undefined;
  const refused = { amount: fieldText(refund.error, 'amount'), reason: fieldText(refund.error, 'reason') };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (amount === undefined) return;
    refund.mutate(
      { amount, reason: reason.trim() },
      {
        onSuccess: () => {
          say(t('refund.done', { amount: yen(amount) }));
          onClose();
        },
        // The dialog disappears with the permission once the payment is fetched again.
        onError: (error) => isApiError(error) && error.code === 'payment.state' && sayError(error),
      },
    );
  }

  return (
    <Dialog
      open
      title={t('refund.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('refund.cancel')}
          </Button>
          <Button look="danger" small type="submit" form={FORM} busy={refund.isPending}>
            {amount === undefined ? t('refund.open') : t('refund.verb', { amount: yen(amount) })}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="payform">
        {payment.settlement === 'direct' && <p className="t2">{t('refund.direct')}</p>}
        {refund.error && !refused.amount && !refused.reason && <ErrorNote error={refund.error} />}
        <TextField
          label={t('refund.amount')}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          required
          hint={t('refund.left', { left: yen(left) })}
          {...input}
          error={refused.amount ?? rangeFault}
        />
        <TextArea
          label={t('refund.reason')}
          name="reason"
          rows={3}
          required
          maxLength={MAX_TEXT}
          hint={t('refund.reasonHint')}
          value={reason}
          error={refused.reason}
          onValue={setReason}
        />
      </form>
    </Dialog>
  );
}

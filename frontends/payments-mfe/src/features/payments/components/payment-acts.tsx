import { Note, useTranslation, useUser } from '@kashikari/web-kit';
import type { PaymentAnswer } from '../api/get-payment';
import { useInstantWords } from '../payment-words';
import { InvoiceNote } from './invoice-note';
import { InvoiceRequest } from './invoice-request';
import { CheckoutLink } from './checkout-link';
import { RefundButton } from './refund-button';
import { SettleForm } from './settle-form';

/** The current actions: the payer pays the lender; managers record that, or refund. */
export function PaymentActs({ found: { payment, users } }: { readonly found: PaymentAnswer }) {
  const { t } = useTranslation('payments');
  const at = useInstantWords(payment);
  const isPayer = useUser()?.id === payment.payer_id;
  const may = (act: string) => payment.permissions.includes(act);
  const isOpen = payment.settlement === 'direct' && payment.status === 'draft';
  const lender = users.find(({ id }) => id === payment.payee_id)?.name ?? t('payment.lender');
  return (
    <div className="payacts">
      {isOpen && isPayer && (
        <Note>
          {t('payment.payDirectly', { lender })}
          {payment.pay_by && ` ${t('payment.payBy', { when: at(payment.pay_by) })}`}
        </Note>
      )}
      <InvoiceNote payment={payment} />
      <CheckoutLink payment={payment} />
      <InvoiceRequest payment={payment} />
      {isOpen && may('settle') && <SettleForm payment={payment} />}
      {may('refund') && <RefundButton payment={payment} />}
    </div>
  );
}

import { Button, Note, useConfirm, useFlash, useTranslation } from '@kashikari/web-kit';
import { useGiveUp, useRetry } from '../api/change-payment';
import type { Payment } from '../api/get-payment';
import { useInstantWords } from '../payment-words';

/** The errors of an invoice that have an individual text. */
const KNOWN = ['invoice_overdue', 'invoice_void', 'invoice_rejected'] as const;

const reasonOf = (error: string) => KNOWN.find((known) => known === error) ?? 'card';

/** The state of an invoice: its recipient, deadline and payment page, or its failure with a remedy. */
export function InvoiceNote({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const at = useInstantWords(payment);
  const { invoice, status, error, paid_at: paidAt } = payment;
  if (!invoice || paidAt || status === 'canceled') return null;
  const { name, email, url, due_at: due } = invoice;
  return (
    <Note>
      {error ? <p role="alert">{t(`invoice.failed.${reasonOf(error)}`)}</p> : null}
      {error !== 'invoice_rejected' && (
        <p>
          {url ? t('invoice.sent', { name, email }) : t('invoice.sending', { name, email })}
          {due && ` ${t('invoice.due', { when: at(due) })}`}
        </p>
      )}
      <div className="acts">
        {url && (
          <a className="btn primary sm" href={url} target="_blank" rel="noreferrer">
            {t('invoice.pay')}
          </a>
        )}
        <Again payment={payment} />
        <Cancel payment={payment} />
      </div>
    </Note>
  );
}

/** Sends the invoice of a failed payment again. */
function Again({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const { say, sayError } = useFlash();
  const retry = useRetry(payment.id);
  if (payment.status !== 'invoice_payment_failed' || !payment.permissions.includes('retry')) return null;
  const send = () => retry.mutate(undefined, { onSuccess: () => say(t('invoice.again')), onError: sayError });
  return (
    <Button look="quiet" small busy={retry.isPending} onClick={send}>
      {t('invoice.retry')}
    </Button>
  );
}

/** Cancels the request of a plan that has not begun. */
function Cancel({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const confirm = useConfirm();
  const { sayError } = useFlash();
  const giveUp = useGiveUp(payment.id);
  if (!payment.bill || !payment.permissions.includes('cancel')) return null;
  async function ask(): Promise<void> {
    const question = {
      title: t('invoice.end.title'),
      body: t('invoice.end.body'),
      verb: t('invoice.end.verb'),
    };
    if (await confirm({ ...question, danger: true })) giveUp.mutate(undefined, { onError: sayError });
  }
  return (
    <Button look="danger" small busy={giveUp.isPending} onClick={() => void ask()}>
      {t('invoice.end.open')}
    </Button>
  );
}

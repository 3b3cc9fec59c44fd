import {
  Button,
  Dialog,
  ErrorNote,
  fieldText,
  TextField,
  useFlash,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useRequestInvoice } from '../api/change-payment';
import type { Payment } from '../api/get-payment';
import { useYen } from '../../../money/use-yen';

const FORM = 'invoice-request';

/** Pays by invoice instead of by card; nothing where that is not possible. */
export function InvoiceRequest({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  if (!payment.permissions.includes('invoice')) return null;
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {t('invoice.open')}
      </Button>
      {isOpen && <InvoiceDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** The recipient of the invoice, and the next steps. The typed values remain after a refusal. */
function InvoiceDialog({ payment, onClose }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const { say } = useFlash();
  const user = useUser();
  const request = useRequestInvoice(payment.id);
  const [name, setName] = useState(user?.name ?? '');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const missing = (value: string) => (isChecked && !value.trim() ? t('invoice.required') : undefined);
  const refused = { name: fieldText(request.error, 'name'), email: fieldText(request.error, 'email') };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!name.trim() || !email.trim()) return;
    const sent = { name: name.trim(), email: email.trim() };
    request.mutate(sent, {
      onSuccess: () => {
        say(t('invoice.done', { email: sent.email }));
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      title={t('invoice.title', { amount: yen(payment.amount) })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('invoice.cancel')}
          </Button>
          <Button look="primary" small type="submit" form={FORM} busy={request.isPending}>
            {t('invoice.verb')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="payform" noValidate>
        <p className="t2">{t('invoice.terms')}</p>
        <p className="t2">{t(payment.bill ? 'invoice.planTerms' : 'invoice.loanTerms')}</p>
        {request.error && !refused.name && !refused.email && <ErrorNote error={request.error} />}
        <TextField
          label={t('invoice.name')}
          name="name"
          autoComplete="organization"
          required
          maxLength={100}
          value={name}
          error={refused.name ?? missing(name)}
          onValue={setName}
        />
        <TextField
          label={t('invoice.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={refused.email ?? missing(email)}
          onValue={setEmail}
        />
      </form>
    </Dialog>
  );
}

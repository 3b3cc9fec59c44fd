import {
  Button,
  ErrorNote,
  fieldText,
  isApiError,
  SelectField,
  TextArea,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { MAX_TEXT, useSettle } from '../api/change-payment';
import type { Payment } from '../api/get-payment';

const METHODS = ['cash', 'bank'] as const;

/** Records that the payer has paid in cash or by bank transfer. The typed values remain until it is recorded. */
export function SettleForm({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const { say, sayError } = useFlash();
  const settle = useSettle(payment.id);
  const [method, setMethod] = useState<(typeof METHODS)[number]>('cash');
  const [note, setNote] = useState('');
  const noteFault = fieldText(settle.error, 'note');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const trimmed = note.trim();
    settle.mutate(
      { method, ...(trimmed && { note: trimmed }) },
      {
        onSuccess: () => say(t('settle.done')),
        // The form disappears with the permission once the payment is fetched again.
        onError: (error) => isApiError(error) && error.code === 'payment.state' && sayError(error),
      },
    );
  }

  return (
    <form className="card pad payform" onSubmit={submit}>
      <h2>{t('settle.title')}</h2>
      {settle.error && !noteFault && <ErrorNote error={settle.error} />}
      <SelectField
        label={t('settle.method')}
        name="method"
        value={method}
        options={METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
        onValue={(value) => setMethod(METHODS.find((one) => one === value) ?? 'cash')}
      />
      <TextArea
        label={t('settle.note')}
        name="note"
        optional
        rows={2}
        maxLength={MAX_TEXT}
        hint={t('settle.noteHint')}
        value={note}
        error={noteFault}
        onValue={setNote}
      />
      <Button look="primary" type="submit" busy={settle.isPending}>
        {t('settle.verb')}
      </Button>
    </form>
  );
}

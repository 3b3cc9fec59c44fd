import {
  Button,
  Dialog,
  ErrorNote,
  fieldText,
  TextField,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useYen } from '../../../money/use-yen';
import { useYenInput } from '../../../money/use-yen-input';
import type { Balance } from '../api/get-balance';
import { useRequestPayout } from '../api/request-payout';

interface Props {
  readonly balance: Balance;
  readonly onClose: () => void;
}

const FORM = 'payout';

/** Asks how much is paid out; the button states the yen. What was typed remains after a refusal. */
export function PartDialog({ balance: { minimum, requestable }, onClose }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const { say } = useFlash();
  const request = useRequestPayout();
  const { amount, ...input } = useYenInput({ min: minimum, max: requestable });
  const [isChecked, setChecked] = useState(false);
  const range = { min: yen(minimum), max: yen(requestable) };
  const refused = fieldText(request.error, 'amount');

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (amount === undefined) return;
    request.mutate(amount, {
      onSuccess: () => {
        say(t('payouts.done', { amount: yen(amount) }));
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      title={t('payouts.part')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('refund.cancel')}
          </Button>
          <Button look="primary" small type="submit" form={FORM} busy={request.isPending}>
            {amount === undefined ? t('payouts.open') : t('payouts.verb', { amount: yen(amount) })}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="payform">
        {request.error && !refused && <ErrorNote error={request.error} />}
        <TextField
          label={t('payouts.amount')}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          required
          hint={t('payouts.range', range)}
          {...input}
          error={refused ?? (isChecked && amount === undefined ? t('payouts.range', range) : undefined)}
        />
      </form>
    </Dialog>
  );
}

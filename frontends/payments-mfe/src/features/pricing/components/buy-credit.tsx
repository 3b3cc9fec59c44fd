import { Button, TextField, fieldText, useFlash, useTranslation } from '@kashikari/web-kit';
import { MAX_CHARGE, MIN_CHARGE } from '@kashikari/kernel';
import { type FormEvent, useState } from 'react';
import { openCheckout } from '../../../bills/open-checkout';
import { useBuyCredit } from '../api/change-plan';

/** Pays in advance: an amount, then its payment. */
export function BuyCredit() {
  const { t } = useTranslation('payments');
  const [amount, setAmount] = useState('');
  const buy = useBuyCredit();
  const { sayError } = useFlash();
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const yen = Number(amount.normalize('NFKC').replaceAll(',', ''));
    const isGood = Number.isInteger(yen) && yen >= MIN_CHARGE && yen <= MAX_CHARGE;
    setWrong(!isGood);
    if (!isGood) return;
    buy.mutate(yen, {
      onSuccess: ({ payment_id: id }) => openCheckout(id),
      onError: (error) => !fieldText(error, 'amount') && sayError(error),
    });
  }

  const fault = isWrong
    ? t('credit.wrong', { least: MIN_CHARGE, max: MAX_CHARGE })
    : fieldText(buy.error, 'amount');
  return (
    <form onSubmit={submit} className="buycredit">
      <TextField
        label={t('credit.label')}
        hint={t('bill.terms.credit')}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        error={fault}
        onValue={setAmount}
      />
      <Button type="submit" busy={buy.isPending}>
        {t('credit.buy')}
      </Button>
    </form>
  );
}

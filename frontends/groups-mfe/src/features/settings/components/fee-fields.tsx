import { FEE_NOTICE_DAYS, MAX_UNIT_PRICE, MIN_UNIT_PRICE } from '@kashikari/kernel';
import { commissionOf } from '@kashikari/pricing';
import {
  fieldText,
  formatMoney,
  FormSection,
  TextField,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { usePayoutTerms } from '../api/payout-terms';

interface Props {
  /** Yen a month; null: free. */
  readonly price: number | null;
  /** The refusal of the last attempt to save. */
  readonly error: unknown;
  readonly onChange: (price: number | null) => void;
}

const isPrice = (yen: number | null): yen is number =>
  yen !== null && Number.isInteger(yen) && MIN_UNIT_PRICE <= yen && yen <= MAX_UNIT_PRICE;

/** The monthly fee of members, the owner's share of it, and its start. */
export function FeeFields({ price, error, onChange }: Props) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const terms = usePayoutTerms();
  const money = (yen: number) => formatMoney(yen, 'JPY', locale);
  const range = { min: MIN_UNIT_PRICE, max: MAX_UNIT_PRICE.toLocaleString(locale) };
  const fault = price !== null && !isPrice(price) ? t('form.feeRange', range) : undefined;
  return (
    <FormSection title={t('form.fee')} intro={t('form.feeNotice', { days: FEE_NOTICE_DAYS })}>
      <TextField
        label={t('form.feePrice')}
        name="price_per_month"
        optional
        inputMode="numeric"
        autoComplete="off"
        value={price === null ? '' : String(price)}
        hint={t('form.feeHint', range)}
        error={fieldText(error, 'price_per_month') ?? fault}
        onValue={(text) => onChange(yenIn(text))}
      />
      {isPrice(price) && !terms.isPending && (
        <p className="t2">
          {terms.data?.takes_cards
            ? t('form.feeGet', gets(price, terms.data.commission ?? 0, money))
            : t('form.feeDirect', { price: money(price) })}
        </p>
      )}
    </FormSection>
  );
}

const gets = (price: number, percent: number, money: (yen: number) => string) => ({
  ...{ price: money(price), get: money(price - commissionOf(price, percent)), percent },
});

/** Digits, of full width too; everything else is left out. */
function yenIn(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}

import { formatMonth, useLocale, useTranslation } from '@kashikari/web-kit';

/** Names of card brands, as people know them. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
};

/** The first day of a card's last month. */
const lastMonth = (month: number, year: number) => `${year}-${String(month).padStart(2, '0')}-01`;

interface Expiry {
  readonly exp_month: number;
  readonly exp_year: number;
}

/** The words for a card: its brand with its last digits, and its last month. */
export function useCardWords() {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const monthOf = ({ exp_month: month, exp_year: year }: Expiry) =>
    formatMonth(lastMonth(month, year), locale);
  return {
    nameOf: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) =>
      t('card.name', { brand: BRANDS[brand] ?? brand, last4 }),
    untilOf: (card: Expiry) => t('card.until', { month: monthOf(card) }),
    expiredOf: (card: Expiry) => t('cards.expired', { month: monthOf(card) }),
  };
}

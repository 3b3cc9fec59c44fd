import { browserZone, formatTime, useLocale, useTranslation, useUser } from '@kashikari/web-kit';
import type { CheckAnswer, StockCheck } from '../api/stocktaking-types';

/** Returns the texts of the rows of a check: titles, people and times. */
export function useCheckWords({ goods: list, users: people }: CheckAnswer) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const me = useUser()?.id;
  const goods = new Map(list.map((good) => [good.id, good]));
  const users = new Map(people.map((user) => [user.id, user]));
  const nameOf = (id: string | null) => (id === me && id ? t('stock.you') : users.get(id ?? '')?.name);
  return {
    goodOf: ({ good_id: id }: StockCheck) => goods.get(id),
    titleOf: ({ good_id: id }: StockCheck) => goods.get(id)?.title ?? t('gone'),
    nameOf,
    /** The person and the time of the last count; empty before the first count. */
    countedOf: ({ counted_by: by, counted_at: at }: StockCheck) =>
      at === null ? '' : [nameOf(by), formatTime(at, browserZone(), locale)].filter(Boolean).join(' '),
  };
}

/** +2, −1, 0, or a dash for what was not counted. */
export function differenceWords(difference: number | null): string {
  if (difference === null) return '—';
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
}

import { browserZone, formatTime, useLocale, useTranslation, useUser } from '@kashikari/web-kit';
import type { CheckAnswer, StockCheck } from '../api/stocktaking-types';

/** What the rows of a check say beside their numbers: titles, people, times. */
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
    /** Who counted last and when; empty while nobody has. */
    countedOf: ({ counted_by: by, counted_at: at }: StockCheck) =>
      at === null ? '' : [nameOf(by), formatTime(at, browserZone(), locale)].filter(Boolean).join(' '),
  };
}

/** +2, −1, 0, or a dash for what was not counted. */
export function differenceWords(difference: number | null): string {
  if (difference === null) return '—';
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
}

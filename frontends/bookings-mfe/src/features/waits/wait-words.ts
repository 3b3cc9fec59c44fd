import { type StateName, dayIn, formatDay, formatTime, useLocale, useTranslation } from '@kashikari/web-kit';
import { useRangeWords } from '../../booking-words';
import type { WaitView } from './api/list-waits';

/** Returns the place on the waiting list in words, or the offer. */
export function useWaitWords(wait: WaitView): { readonly state: StateName; readonly words: string } {
  const { t } = useTranslation('bookings');
  if (wait.state === 'offered') return { state: 'free', words: t('waits.offered') };
  return { state: 'part', words: t('waits.place', { place: wait.place }) };
}

/** The range, how many if more than one, and until when an answer is awaited, in the lender's zone. */
export function useWaitFacts(wait: WaitView): string[] {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const range = useRangeWords(wait);
  const { quantity, answer_by: answerBy, time_zone: zone } = wait;
  const facts = [quantity > 1 ? `${range}・${t('quantity', { count: quantity })}` : range];
  if (answerBy === null) return facts;
  const when = `${formatDay(dayIn(zone, answerBy), locale)} ${formatTime(answerBy, zone, locale)}`;
  return [...facts, t('waits.until', { when })];
}

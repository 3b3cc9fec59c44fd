import {
  addDays,
  dayIn,
  formatDay,
  formatDays,
  formatHours,
  formatTime,
  type StateName,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { Payment } from './api/get-payment';

/** The shape beside the words of each status. */
const STATES: Readonly<Record<Payment['status'], StateName>> = {
  draft: 'part',
  pending: 'part',
  requires_capture: 'part',
  requires_action: 'part',
  succeeded: 'free',
  payment_failed: 'overdue',
  canceled: 'closed',
  refunded: 'closed',
  invoice_sent: 'part',
  invoice_payment_failed: 'overdue',
  invoice_payment_action_required: 'part',
};

const isPartlyRefunded = ({ amount, amount_refunded: refunded }: Payment) =>
  refunded > 0 && refunded < amount;

/** The words and the shape of a payment's status. */
export function useStateWords(payment: Payment): { readonly state: StateName; readonly words: string } {
  const { t } = useTranslation('payments');
  if (isPartlyRefunded(payment)) return { state: 'free', words: t('payment.partlyRefunded') };
  return { state: STATES[payment.status], words: t(`status.${payment.status}`) };
}

/** Returns the subject of a payment: the booked good, the kind of bill of a plan, or the fee of a group. */
export function useTitleWords({ bill, fee, good_title: title }: Payment): string {
  const { t } = useTranslation('payments');
  if (fee) return t('fee.of', { group: fee.group_name });
  return bill ? t(`bill.title.${bill.kind}`) : title;
}

/** The days of the booking, or its day with its hours; of a bill or a fee the period that is paid, if there is one. */
export function useRangeWords(payment: Payment): string {
  const locale = useLocale();
  if (payment.fee) return formatDays(payment.fee.start_date, payment.fee.end_date, locale);
  const period = payment.bill?.lines.find(({ kind }) => kind === 'seats');
  if (period?.from && period.to) return formatDays(period.from, addDays(period.to, -1), locale);
  const { time_zone: zone, start_date: first, end_date: last } = payment;
  if (first && last) return formatDays(first, last, locale, dayIn(zone));
  if (!payment.start_at || !payment.end_at) return '';
  return formatHours(Date.parse(payment.start_at), Date.parse(payment.end_at), zone, locale);
}

/** Formats instants with their day and time in the payment's time zone. */
export function useInstantWords({ time_zone: zone }: Payment): (instant: string) => string {
  const locale = useLocale();
  return (instant) =>
    `${formatDay(dayIn(zone, instant), locale, dayIn(zone))} ${formatTime(instant, zone, locale)}`;
}

/** A day of another year: a paper names the year. */
const OTHER_YEAR = '2000-01-01';

/** Formats the days of instants, in the payment's time zone, with their year. */
export function useDayWords({ time_zone: zone }: Payment): (instant: string) => string {
  const locale = useLocale();
  return (instant) => formatDay(dayIn(zone, instant), locale, OTHER_YEAR);
}

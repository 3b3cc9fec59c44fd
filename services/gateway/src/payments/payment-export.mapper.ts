import { type payments, SETS, textOf, wordOf } from '@kashikari/contracts';
import { localTime } from '../mappers/local-time';
import { COLUMNS, wordsFor, type Column } from './payment-export.words';
import type { Locale } from '@kashikari/kernel';
import type { ColumnOption } from 'csv-stringify';

type Line = Readonly<Record<Column, string | number>>;

/**
 * A payment as a line: times as the lender's clock shows them, amounts in yen.
 * @param names of people that the reader may know, by id
 */
export function toLine(payment: payments.Payment, names: ReadonlyMap<string, string>, locale: Locale): Line {
  const { timeZone } = payment;
  const at = (date: Date | undefined) => (date ? localTime(date, timeZone) : '');
  const { statuses, methods } = wordsFor(locale);
  const method = textOf(SETS.handMethod, payment.method);
  return {
    id: payment.id,
    created_at: at(payment.createdAt),
    paid_at: at(payment.paidAt),
    status: statuses[wordOf(SETS.paymentStatus, payment.status)],
    amount: payment.amount,
    tax: payment.tax,
    refunded: payment.amountRefunded,
    method: method ? methods[method] : payment.card ? `${payment.card.brand} ${payment.card.last4}` : '',
    good: payment.goodTitle || (payment.fee?.groupName ?? ''),
    payer: names.get(payment.payerId) ?? '',
    payee: names.get(payment.payeeId) ?? '',
    start: payment.startDate || payment.fee?.startDate || at(payment.startAt),
    end: payment.endDate || payment.fee?.endDate || at(payment.endAt),
    time_zone: timeZone,
    note: payment.note,
    booking: payment.bookingId,
  };
}

/** The columns, headed in a language. */
export function columnsIn(locale: Locale): ColumnOption[] {
  const { heads } = wordsFor(locale);
  return COLUMNS.map((key) => ({ key, header: heads[key] }));
}

import { dayOf, type Day } from '@kashikari/kernel';
import type { MailContent } from '../app/ports';
import { oneLine } from '../domain/address';
import { formatDays, formatHours, formatMoment } from '../domain/dates';
import { listIn, type Json } from '../domain/json-text';
import type { BookingParams, BundledThing, MailedTimes } from '../domain/mail';

/** A mail that says when something is. */
export type Dated = MailContent<MailedTimes & { readonly time_zone: string }>;

/** Returns the dates of each booking of a series, in order; an empty list for a single booking. */
export function occasions(content: MailContent<BookingParams>): string[] {
  const { params } = content;
  return listIn(params.occasions).map((one) => when({ ...content, params: { ...params, ...one } }));
}

/**
 * The goods that a mail is about, each with when it is, and who it is with where that differs; nothing for one alone.
 * @param person how somebody is called
 */
export function things(
  content: MailContent<Dated['params'] & { readonly things?: Json<readonly BundledThing[]> }>,
  person: (name: string) => string,
): string[] {
  return listIn(content.params.things).map((one) => {
    const quantity = one.quantity === '1' ? '' : ` × ${one.quantity}`;
    const time = when({ ...content, params: { ...content.params, ...one } });
    const other = one.other ? ` — ${person(one.other)}` : '';
    return `${oneLine(one.title)}${quantity} — ${time}${other}`;
  });
}

/** Returns the dates of a booking in its lender's zone. The zone is shown to people in another one. */
export function when({ params, locale, timeZone, now }: Dated): string {
  const { time_zone: zone, start_date: from, end_date: to, start_at: startAt, end_at: endAt } = params;
  const today: Day = dayOf(now, zone);
  if (params.time === 'days') return formatDays(from, to, locale, today);
  const hours = formatHours(Date.parse(startAt), Date.parse(endAt), zone, locale, today);
  return named(hours, zone, timeZone);
}

/** Returns the deadline for an answer, in the same zone. */
export function answerBy({
  params,
  locale,
  timeZone,
  now,
}: MailContent<{ readonly answer_by: string; readonly time_zone: string }>): string {
  const { answer_by: until, time_zone: zone } = params;
  return named(formatMoment(Date.parse(until), zone, locale, dayOf(now, zone)), zone, timeZone);
}

function named(text: string, zone: string, readersZone: string | undefined): string {
  return readersZone === undefined || readersZone === zone ? text : `${text} (${zone})`;
}

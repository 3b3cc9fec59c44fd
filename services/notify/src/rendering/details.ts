import { dayOf, type Day } from '@kashikari/kernel';
import type { MailContent } from '../app/ports';
import type { Params } from '../domain/mail';
import { oneLine } from '../domain/address';
import { formatDays, formatHours, formatMoment } from '../domain/dates';

/** When each booking of a series is, in order; nothing for one alone. */
export function occasions(content: MailContent): string[] {
  const { params } = content;
  const times = JSON.parse(params['occasions'] ?? '[]') as Params[];
  return times.map((one) => when({ ...content, params: { ...params, ...one } }));
}

/**
 * The goods that a mail is about, each with when it is, and who it is with where that differs; nothing for one alone.
 * @param person how somebody is called
 */
export function things(content: MailContent, person: (name: string) => string): string[] {
  const each = JSON.parse(content.params['things'] ?? '[]') as Params[];
  return each.map((one) => {
    const quantity = one['quantity'] === '1' ? '' : ` × ${one['quantity']}`;
    const time = when({ ...content, params: { ...content.params, ...one } });
    const other = one['other'] ? ` — ${person(one['other'])}` : '';
    return `${oneLine(one['title'] ?? '')}${quantity} — ${time}${other}`;
  });
}

/** When a booking is, in its lender's zone, which is named to who lives in another. */
export function when({ params, locale, timeZone, now }: MailContent): string {
  const zone = params['time_zone'] ?? 'Asia/Tokyo';
  const today: Day = dayOf(now, zone);
  const { start_date: from, end_date: to, start_at: startAt, end_at: endAt } = params;
  if (from && to) return formatDays(from, to, locale, today);
  const hours = formatHours(Date.parse(startAt ?? ''), Date.parse(endAt ?? ''), zone, locale, today);
  return named(hours, zone, timeZone);
}

/** Until when an answer is awaited, in the same zone. */
export function answerBy({ params, locale, timeZone, now }: MailContent): string {
  const zone = params['time_zone'] ?? 'Asia/Tokyo';
  const moment = formatMoment(Date.parse(params['answer_by'] ?? ''), zone, locale, dayOf(now, zone));
  return named(moment, zone, timeZone);
}

function named(text: string, zone: string, readersZone: string | undefined): string {
  return readersZone === undefined || readersZone === zone ? text : `${text} (${zone})`;
}

import { dayOf, type Locale } from '@kashikari/kernel';
import { ChatWriter } from '../../app/ports/webhooks';
import { oneLine } from '../../domain/address';
import { formatDays, formatHours } from '../../domain/dates';
import type { News, NewsFacts } from '../../domain/webhooks/news';
import { FRAME } from '../words';
import { SENTENCES } from './sentences';

/** Writes chat messages: one sentence, and the address of the page about it. */
export class ChatSentences extends ChatWriter {
  /** @param site origin of links */
  constructor(private readonly site: string) {
    super();
  }

  write({ event, facts }: News, locale: Locale, names: ReadonlyMap<string, string>, now: number): string {
    const { title = '', quantity = 1, personId = '', yen, path } = facts;
    const values: Readonly<Record<string, string>> = {
      title: `${oneLine(title)}${quantity > 1 ? ` × ${quantity}` : ''}`,
      person: personIn(locale, names.get(personId)),
      when: whenIn(locale, facts, now),
      yen: yen === undefined ? '' : yen.toLocaleString('en-US'),
    };
    const sentence = SENTENCES[locale][event].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    return path ? `${sentence}\n${this.site}${path}` : sentence;
  }
}

function personIn(locale: Locale, name: string | undefined): string {
  const { person, someone } = FRAME[locale];
  return name ? person.replace('{{name}}', () => oneLine(name)) : someone;
}

function whenIn(
  locale: Locale,
  { startDate, endDate, startAt, endAt, timeZone = 'UTC' }: NewsFacts,
  now: number,
): string {
  const today = dayOf(now, timeZone);
  if (startDate && endDate) return formatDays(startDate, endDate, locale, today);
  if (!startAt || !endAt) return '';
  return formatHours(Date.parse(startAt), Date.parse(endAt), timeZone, locale, today);
}

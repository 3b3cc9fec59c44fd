import type { MailContent } from '../../app/ports';
import { oneLine } from '../../domain/address';
import type { MailedTimes, Params } from '../../domain/mail';
import type { Detail, Page } from '../html';
import { named } from '../shortened';
import type { Words } from '../words';

/** Input of a page; each page declares the values that it reads. */
export interface Draft<P extends Params = Params> {
  readonly content: MailContent<P>;
  /** Texts in the receiver's language. */
  readonly words: Words;
  /** Origin that links begin with. */
  readonly site: string;
}

/** Characters of a message that a mail quotes; the thread has the rest. */
export const LONGEST_QUOTE = 1_000;

/**
 * A page with what every one has around its own.
 * @param says its texts: `subject`, `lead`, and where none is given `note`
 */
export function pageOf(
  { content, words }: Draft,
  says: (part: string) => string,
  own: Pick<Page, 'link'> & Partial<Pick<Page, 'details' | 'list' | 'quotes' | 'note' | 'stop' | 'footer'>>,
): Page {
  return {
    locale: content.locale,
    subject: oneLine(says('subject')),
    greeting: content.name ? words.t('greeting', { name: named(content.name) }) : '',
    lead: says('lead'),
    details: [],
    footer: words.t('footer', { site: content.shell?.name ?? 'Kashikari' }),
    ...own,
    note: own.note ?? says('note'),
  };
}

/** @param time when it is, as words: days, or hours of one */
export function timeDetail({ content, words }: Draft<MailedTimes>, time: string): Detail {
  return words.detail(content.params.time, time);
}

/** Returns the quantity, unless it is one. */
export function quantityDetails({
  content: { params },
  words,
}: Draft<{ readonly quantity: string }>): Detail[] {
  return params.quantity === '1' ? [] : [words.detail('quantity', params.quantity)];
}

/** Returns the other side's name, if it has one. */
export function otherDetails(
  { content: { otherName }, words }: Draft,
  role: 'lender' | 'borrower',
): Detail[] {
  return otherName ? [words.detail(role, named(otherName))] : [];
}

/** The way to the booking that a mail is about. */
export function toBooking(
  { content, words, site }: Draft<{ readonly booking_id: string }>,
  action: string,
): Page['link'] {
  const id = encodeURIComponent(content.params.booking_id);
  return { text: words.word(action), url: `${site}/bookings/${id}` };
}

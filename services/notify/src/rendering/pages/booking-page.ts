import type { BookingParams } from '../../domain/mail';
import { occasions, when } from '../details';
import type { Page } from '../html';
import { named } from '../shortened';
import { otherDetails, pageOf, quantityDetails, timeDetail, toBooking, type Draft } from './draft';
import type { InEveryLanguage, Mail, Showing } from './mail';

/** Texts for one side; `_self` if the receiver made the change, `_office` if the office is notified too. */
interface SideTexts {
  readonly subject: string;
  readonly subject_self?: string;
  readonly lead: string;
  readonly lead_self?: string;
  readonly note?: string;
  readonly note_office?: string;
}

type Texts = InEveryLanguage<{
  readonly borrower: SideTexts;
  readonly lender: SideTexts;
  readonly office?: SideTexts;
}>;

type BorrowerTexts = InEveryLanguage<{ readonly borrower: SideTexts }>;

/** A mail about one booking that goes to its borrower alone. */
export function forBorrower<const T extends BorrowerTexts>(
  texts: T & Showing<T, 'title' | 'when'>,
): Mail<BookingParams> {
  return { page: bookingPage, texts };
}

/** A mail about one booking, or a series of one good. */
export function booking<const T extends Texts>(
  texts: T & Showing<T, 'title' | 'when' | 'number' | 'other'>,
): Mail<BookingParams> {
  return { page: bookingPage, texts };
}

/** One booking, or a series of one good with its dates, as its receiver's side sees it. */
function bookingPage(draft: Draft<BookingParams>): Page {
  const { content, words } = draft;
  const { params, template, otherName } = content;
  const { role } = params;
  const dates = occasions(content);
  const values = {
    title: named(params.title),
    when: when(content),
    number: dates.length,
    other: words.person(otherName),
    context: params.by,
    defaultValue: '',
  };
  const says = (part: string) => words.t(`${template}.${role}.${part}`, values);
  return pageOf(draft, says, {
    details: [
      ...(dates.length ? [] : [timeDetail(draft, values.when)]),
      ...quantityDetails(draft),
      ...otherDetails(draft, role === 'borrower' ? 'lender' : 'borrower'),
    ],
    ...(dates.length && { list: { label: words.word('labels.dates'), items: dates } }),
    link: toBooking(draft, 'booking.action'),
    note: says(params.office === 'yes' ? 'note_office' : 'note'),
  });
}

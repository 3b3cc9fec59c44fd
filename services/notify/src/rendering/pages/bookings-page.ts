import type { BookingsParams } from '../../domain/mail';
import { things } from '../details';
import type { Page } from '../html';
import { pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, Showing } from './mail';

interface SideTexts {
  readonly subject: string;
  readonly lead: string;
  readonly lead_self: string;
}

type Texts = InEveryLanguage<{ readonly borrower: SideTexts; readonly lender: SideTexts }>;

/** A mail about several bookings. */
export function bookings<const T extends Texts>(texts: T & Showing<T, 'number'>): Mail<BookingsParams> {
  return { page: bookingsPage, texts };
}

/** Several bookings, each with when it is and who it is with; the way leads to all of them. */
function bookingsPage(draft: Draft<BookingsParams>): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const { role, by } = params;
  const items = things(content, (who) => words.person(who));
  const values = { number: items.length, context: by };
  return pageOf(draft, (part) => words.t(`${template}.${role}.${part}`, values), {
    list: { label: words.word('labels.things'), items },
    link: {
      text: words.word('bookings.action'),
      url: `${site}/bookings/${role === 'borrower' ? 'use' : 'lend'}`,
    },
    note: '',
  });
}

import { things } from '../details';
import type { Page } from '../html';
import { pageOf, type Draft } from './draft';

/** Several bookings, each with when it is and who it is with; the way leads to all of them. */
export function bookingsPage(draft: Draft): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const role = params['role'] ?? 'borrower';
  const items = things(content, (who) => words.person(who));
  const values = { number: items.length, context: params['by'] };
  return pageOf(draft, (part) => words.t(`${template}.${role}.${part}`, values), {
    list: { label: words.word('labels.things'), items },
    link: {
      text: words.word('bookings.action'),
      url: `${site}/bookings/${role === 'borrower' ? 'use' : 'lend'}`,
    },
    note: '',
  });
}

import { occasions, when } from '../details';
import type { Page } from '../html';
import { named } from '../shortened';
import { otherDetails, pageOf, quantityDetails, timeDetail, toBooking, type Draft } from './draft';

/** One booking, or a series of one good with its dates, as its receiver's side sees it. */
export function bookingPage(draft: Draft): Page {
  const { content, words } = draft;
  const { params, template, otherName } = content;
  const role = params['role'] ?? 'borrower';
  const dates = occasions(content);
  const values = {
    title: named(params['title']),
    when: when(content),
    number: dates.length,
    other: words.person(otherName),
    context: params['by'],
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
    note: says(params['office'] ? 'note_office' : 'note'),
  });
}

import type { Page } from '../html';
import { cut, named } from '../shortened';
import { LONGEST_QUOTE, pageOf, toBooking, type Draft } from './draft';

/** Somebody wrote about a booking: what they wrote, and the way to its thread. */
export function messagePage(draft: Draft): Page {
  const { letter, words } = draft;
  const values = { title: named(letter.params['title']), other: words.person(letter.otherName) };
  return pageOf(draft, (part) => words.t(`message.${part}`, values), {
    quotes: letter.quotes.map(({ authorName, body }) => ({
      who: words.person(authorName),
      text: cut(body, LONGEST_QUOTE),
    })),
    link: toBooking(draft, 'message.action'),
  });
}

import type { MessageParams } from '../../domain/mail';
import type { Page } from '../html';
import { cut, named } from '../shortened';
import { LONGEST_QUOTE, pageOf, toBooking, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, Showing } from './mail';

/** A mail about what was written. */
export function message<const T extends InEveryLanguage<PlainTexts>>(
  texts: T & Showing<T, 'title' | 'other'>,
): Mail<MessageParams> {
  return { page: messagePage, texts };
}

/** Somebody wrote about a booking: what they wrote, and the way to its thread. */
function messagePage(draft: Draft<MessageParams>): Page {
  const { content, words } = draft;
  const values = { title: named(content.params.title), other: words.person(content.otherName) };
  return pageOf(draft, (part) => words.t(`message.${part}`, values), {
    quotes: content.quotes.map(({ authorName, body }) => ({
      who: words.person(authorName),
      text: cut(body, LONGEST_QUOTE),
    })),
    link: toBooking(draft, 'message.action'),
  });
}

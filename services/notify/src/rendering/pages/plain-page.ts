import type { Page } from '../html';
import { oneLine } from '../../domain/address';
import { cut, named } from '../shortened';
import { LONGEST_QUOTE, pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, ShownAsTheyAre } from './mail';

/** Target of the page's link: a path on this site. */
type PlainParams = { readonly path?: string };

type PlainMail<T, Made extends string, P = unknown> = Mail<PlainParams & P & ShownAsTheyAre<T, Made>>;

/** Whatever is no booking: the values as they are, with one way. */
export function plain<const T extends InEveryLanguage<PlainTexts>>(texts: T): PlainMail<T, never> {
  return { page: (draft) => plainPage(draft), texts };
}

/** Names in the subject of an invitation are shorter: its sender may be a stranger. Characters. */
const LONGEST_NAME_IN_SUBJECT = 40;

/** Mail with the given values, the inviter's name, and a link to unsubscribe. */
export function invitation<const T extends InEveryLanguage<PlainTexts>>(
  texts: T,
): PlainMail<T, 'inviter', { readonly inviter?: string; readonly stop?: string }> {
  const page = (draft: Draft<PlainParams & { readonly inviter?: string; readonly stop?: string }>) => {
    const { words, site, content } = draft;
    const { inviter, stop } = content.params;
    const values = { inviter: words.person(inviter) };
    const params = Object.entries({ ...content.params, ...values });
    const short = Object.fromEntries(
      params.map(([key, value]) => [key, cut(value, LONGEST_NAME_IN_SUBJECT)]),
    );
    const page = plainPage(draft, {
      values,
      ...(stop && { stop: { text: words.word('stop_invites'), url: `${site}${stop}` } }),
    });
    return { ...page, subject: oneLine(words.t(`${content.template}.subject`, short)) };
  };
  return { page, texts };
}

/** The same with what somebody has written to many. */
export function announcement<const T extends InEveryLanguage<PlainTexts>>(
  texts: T,
): PlainMail<T, never, { readonly excerpt: string; readonly author?: string }> {
  const page = (draft: Draft<PlainParams & { readonly excerpt: string; readonly author?: string }>) => {
    const { excerpt, author } = draft.content.params;
    return plainPage(draft, { quotes: [{ who: named(author), text: cut(excerpt, LONGEST_QUOTE) }] });
  };
  return { page, texts };
}

function plainPage(
  draft: Draft<PlainParams>,
  { values, ...own }: Pick<Page, 'stop' | 'quotes'> & { readonly values?: Record<string, string> } = {},
): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const chosen = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, named(value)]));
  const says = (part: string) => words.t(`${template}.${part}`, { ...chosen, ...values, defaultValue: '' });
  return pageOf(draft, says, {
    ...own,
    link: { text: says('action'), url: `${site}${params.path ?? '/home'}` },
  });
}

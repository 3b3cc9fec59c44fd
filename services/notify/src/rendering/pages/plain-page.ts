import type { Page } from '../html';
import { cut, named } from '../shortened';
import { LONGEST_QUOTE, pageOf, type Draft } from './draft';

/** Whatever is no booking: the values as they are, with one way. */
export function plainPage(draft: Draft): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const chosen = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, named(value)]));
  const values = { ...chosen, inviter: words.person(params['inviter']), defaultValue: '' };
  const says = (part: string) => words.t(`${template}.${part}`, values);
  return pageOf(draft, says, {
    ...(params['excerpt'] && {
      quotes: [{ who: chosen['author'] ?? '', text: cut(params['excerpt'], LONGEST_QUOTE) }],
    }),
    link: { text: says('action'), url: `${site}${params['path'] ?? '/home'}` },
    ...(params['stop'] && { stop: { text: words.word('stop_invites'), url: `${site}${params['stop']}` } }),
  });
}

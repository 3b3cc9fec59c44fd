import type { CommentParams } from '../../domain/mail';
import { named } from '../shortened';
import { pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, Showing } from './mail';

/** Something was said about a good: the way to the good. It names nobody, since not every reader may know the author. */
export function comment<const T extends InEveryLanguage<PlainTexts>>(
  texts: T & Showing<T, 'title'>,
): Mail<CommentParams> {
  const page = (draft: Draft<CommentParams>) => {
    const { content, words, site } = draft;
    const values = { title: named(content.params.title) };
    const says = (part: string) => words.t(`${content.template}.${part}`, values);
    const url = `${site}/goods/${encodeURIComponent(content.params.good_id)}`;
    return pageOf(draft, says, { link: { text: says('action'), url } });
  };
  return { page, texts };
}

import type { TransferParams } from '../../domain/mail';
import { named } from '../shortened';
import { otherDetails, pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, Showing } from './mail';

/** Somebody wants to hand over a good: the way to Home, where it is answered. */
export function transfer<const T extends InEveryLanguage<PlainTexts>>(
  texts: T & Showing<T, 'title' | 'other'>,
): Mail<TransferParams> {
  const page = (draft: Draft<TransferParams>) => {
    const { content, words, site } = draft;
    const values = { title: named(content.params.title), other: words.person(content.otherName) };
    const says = (part: string) => words.t(`${content.template}.${part}`, values);
    return pageOf(draft, says, {
      details: otherDetails(draft, 'lender'),
      link: { text: says('action'), url: `${site}/home` },
    });
  };
  return { page, texts };
}

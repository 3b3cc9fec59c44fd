import type { WaitParams } from '../../domain/mail';
import { answerBy, when } from '../details';
import type { Page } from '../html';
import { named } from '../shortened';
import { otherDetails, pageOf, quantityDetails, timeDetail, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, Showing } from './mail';

type Values = 'title' | 'when' | 'until';

/** It is one's turn: until when, and the way to where it is booked. */
export function offer<const T extends InEveryLanguage<PlainTexts>>(
  texts: T & Showing<T, Values>,
): Mail<WaitParams> {
  const page = (draft: Draft<WaitParams>) => {
    const until = draft.words.detail('answer_by', answerBy(draft.content));
    return waitPage(draft, '/bookings/use', [until]);
  };
  return { page, texts };
}

/** It no longer is: the way to the good. */
export function lapsed<const T extends InEveryLanguage<PlainTexts>>(
  texts: T & Showing<T, Values>,
): Mail<WaitParams> {
  const page = (draft: Draft<WaitParams>) =>
    waitPage(draft, `/goods/${encodeURIComponent(draft.content.params.good_id)}`, []);
  return { page, texts };
}

function waitPage(draft: Draft<WaitParams>, path: string, last: Page['details']): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const values = { title: named(params.title), when: when(content), until: answerBy(content) };
  const says = (part: string) => words.t(`${template}.${part}`, values);
  return pageOf(draft, says, {
    details: [
      timeDetail(draft, values.when),
      ...quantityDetails(draft),
      ...otherDetails(draft, 'lender'),
      ...last,
    ],
    link: { text: says('action'), url: `${site}${path}` },
  });
}

import { answerBy, when } from '../details';
import type { Page } from '../html';
import { named } from '../shortened';
import { otherDetails, pageOf, quantityDetails, timeDetail, type Draft } from './draft';

/** To who waits: it is its turn, or it no longer is. */
export function waitPage(draft: Draft): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const until = answerBy(content);
  const values = { title: named(params['title']), when: when(content), until };
  const says = (part: string) => words.t(`${template}.${part}`, values);
  const isOffer = template === 'wait_offered';
  const path = isOffer ? '/bookings/use' : `/goods/${encodeURIComponent(params['good_id'] ?? '')}`;
  return pageOf(draft, says, {
    details: [
      timeDetail(draft, values.when),
      ...quantityDetails(draft),
      ...otherDetails(draft, 'lender'),
      ...(isOffer ? [words.detail('answer_by', until)] : []),
    ],
    link: { text: says('action'), url: `${site}${path}` },
  });
}

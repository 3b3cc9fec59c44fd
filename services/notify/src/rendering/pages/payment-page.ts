import { dayOf, usableTimeZone } from '@kashikari/kernel';
import { formatMoment } from '../../domain/dates';
import type { PaymentParams } from '../../domain/mail';
import { named } from '../shortened';
import { cardError } from './card-error';
import { otherDetails, pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, Showing } from './mail';

type Values = 'title' | 'yen' | 'other' | 'until' | 'why';

/** Money of a payment, and the way to it, for the payer. */
export const payment = about('lender');

/** The same for the lender. */
export const earned = about('borrower');

function about(other: 'lender' | 'borrower') {
  return <const T extends InEveryLanguage<PlainTexts>>(
    texts: T & Showing<T, Values>,
  ): Mail<PaymentParams> => {
    const page = (draft: Draft<PaymentParams>) => {
      const { content, words, site } = draft;
      const { title, yen, payment_id: id } = content.params;
      const values = {
        title: named(title),
        yen: Number(yen).toLocaleString('en'),
        other: words.person(content.otherName),
        until: until(draft),
        why: cardError(content.params.error, words),
      };
      const says = (part: string) => words.t(`${content.template}.${part}`, values);
      return pageOf(draft, says, {
        details: otherDetails(draft, other),
        link: { text: says('action'), url: `${site}/payments/${encodeURIComponent(id)}` },
      });
    };
    return { page, texts };
  };
}

/** Returns the deadline in the reader's zone. */
function until({ content: { params, locale, timeZone, now } }: Draft<PaymentParams>): string {
  if (!params.until) return '';
  const zone = usableTimeZone(timeZone ?? '');
  return formatMoment(Date.parse(params.until), zone, locale, dayOf(now, zone));
}

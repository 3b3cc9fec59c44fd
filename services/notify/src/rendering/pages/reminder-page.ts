import type { ReminderParams } from '../../domain/mail';
import { things, when } from '../details';
import type { Page } from '../html';
import { named } from '../shortened';
import { otherDetails, pageOf, quantityDetails, timeDetail, toBooking, type Draft } from './draft';
import type { InEveryLanguage, Mail, Showing } from './mail';

interface CountedTexts {
  readonly subject: string;
  readonly lead: string;
}

type Texts = InEveryLanguage<{
  readonly one: CountedTexts;
  readonly several: CountedTexts;
  readonly note: string;
}>;

/** A mail that reminds of one good or of several. */
export function reminder<const T extends Texts>(
  texts: T & Showing<T, 'title' | 'when' | 'number'>,
): Mail<ReminderParams> {
  return { page: reminderPage, texts };
}

/** Shows one good with its days, or several as a list, with a link to the receiver's bookings. */
function reminderPage(draft: Draft<ReminderParams>): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const items = things(content, (who) => words.person(who));
  const values = { title: named(params.title), when: when(content), number: items.length };
  const several = items.length > 0 ? 'several' : 'one';
  const says = (part: string) => words.t(`${template}.${several}.${part}`, values);
  const note = words.word(`${template}.note`);
  const lender = otherDetails(draft, 'lender');
  if (items.length)
    return pageOf(draft, says, {
      details: lender,
      list: { label: words.word('labels.things'), items },
      link: { text: words.word('reminder.action'), url: `${site}/bookings/use` },
      note,
    });
  const late = params.late_days === '0' ? [] : [words.detail('late_days', params.late_days)];
  return pageOf(draft, says, {
    details: [timeDetail(draft, values.when), ...quantityDetails(draft), ...late, ...lender],
    link: toBooking(draft, 'booking.action'),
    note,
  });
}

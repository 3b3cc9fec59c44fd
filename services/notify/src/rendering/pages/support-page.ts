import { dayOf } from '@kashikari/kernel';
import type { MailParams } from '@kashikari/kernel/mails';
import { formatMoment } from '../../domain/dates';
import type { Detail, Page } from '../html';
import { named } from '../shortened';
import { pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, Showing } from './mail';

type Inquiry = MailParams<'inquiry'>;
type Receipt = MailParams<'inquiry_received'>;
type Feedback = MailParams<'feedback'>;

/** Texts of a mail that leads nowhere: its receiver answers by mail. */
interface LetterTexts {
  readonly subject: string;
  readonly lead: string;
  readonly note: string;
}

/** An inquiry, to the operator. The words of the person who wrote are quoted, and nothing in them becomes a link. */
export function inquiry<const T extends InEveryLanguage<LetterTexts>>(
  texts: T & Showing<T, 'number' | 'category' | 'email'>,
): Mail<Inquiry> {
  return { page: inquiryPage, texts };
}

/** A receipt, to the person who wrote. */
export function receipt<const T extends InEveryLanguage<LetterTexts>>(
  texts: T & Showing<T, 'number'>,
): Mail<Receipt> {
  return { page: receiptPage, texts };
}

/** Feedback, to the operator. */
export function feedback<const T extends InEveryLanguage<LetterTexts>>(
  texts: T & Showing<T, never>,
): Mail<Feedback> {
  return { page: feedbackPage, texts };
}

function inquiryPage(draft: Draft<Inquiry>): Page {
  const { words, content } = draft;
  const { number, asker, email, body, priority, crash } = content.params;
  const category = categoryOf(content.params.category, words);
  return letter(draft, { number: named(number), category, email: named(email) }, { who: asker, body }, [
    words.detail('number', named(number)),
    words.detail('category', category),
    words.detail('asker', named(asker)),
    words.detail('email', named(email)),
    accountDetail(draft),
    ...(priority ? [words.detail('priority', words.word('support_facts.yes'))] : []),
    words.detail('reply_by', replyBy(draft)),
    ...optional(draft, 'screen', content.params.screen),
    ...optional(draft, 'crash', crash),
  ]);
}

function receiptPage(draft: Draft<Receipt>): Page {
  const { words, content } = draft;
  const { number, body } = content.params;
  return letter(draft, { number: named(number) }, { who: content.name, body }, [
    words.detail('number', named(number)),
    words.detail('reply_by', replyBy(draft)),
  ]);
}

function feedbackPage(draft: Draft<Feedback>): Page {
  const { words, content } = draft;
  const { body, rating, screen, account } = content.params;
  return letter(draft, {}, { who: account, body }, [
    ...(rating ? [words.detail('rating', words.t('support_facts.rating', { rating: named(rating) }))] : []),
    accountDetail(draft),
    ...optional(draft, 'screen', screen),
  ]);
}

/** A page without a link, with what somebody wrote in full. */
function letter(
  draft: Draft,
  values: Readonly<Record<string, string>>,
  { who, body }: { readonly who: string | undefined; readonly body: string },
  details: readonly Detail[],
): Page {
  const { content, words } = draft;
  return pageOf(draft, (part) => words.t(`${content.template}.${part}`, values), {
    details,
    quotes: [{ who: words.person(who), text: body }],
    link: undefined,
    footer: words.t('footer_answered', { site: content.shell?.name ?? 'Kashikari' }),
  });
}

/** Name and id of the signed-in user; a visitor is named as such. */
function accountDetail({
  content: { params },
  words,
}: Draft<Pick<Feedback, 'account' | 'account_id'>>): Detail {
  const { account, account_id: id } = params;
  if (!id) return words.detail('account', words.word('support_facts.visitor'));
  const name = account ? named(account) : words.word('support_facts.nameless');
  return words.detail('account', `${name} (${named(id)})`);
}

function optional({ words }: Draft, label: string, value: string | undefined): Detail[] {
  return value ? [words.detail(label, named(value))] : [];
}

function replyBy({ content }: Draft<Pick<Receipt, 'reply_by' | 'time_zone'>>): string {
  const { params, locale, now } = content;
  const { reply_by: due, time_zone: zone } = params;
  return `${formatMoment(Date.parse(due), zone, locale, dayOf(now, zone))} (${zone})`;
}

/** A category that these texts don't know by its own name. */
function categoryOf(category: string, words: Draft['words']): string {
  return words.t(`support_facts.categories.${category}`, { defaultValue: named(category) });
}

import { dayOf } from '@kashikari/kernel';
import type { Params } from '../../domain/mail';
import { formatDay } from '../../domain/dates';
import type { Detail, Page } from '../html';
import { cut, named } from '../shortened';
import { cardError } from './card-error';
import { LONGEST_QUOTE, pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, ShownAsTheyAre } from './mail';

/** Command with which staff set a requested plan. */
const COMMAND = 'npm run plan -- set';

/** Possible values of a mail about a plan; each mail declares those it needs. */
type PlanParams = {
  readonly path: string;
  readonly account?: string;
  readonly group?: string;
  readonly asker?: string;
  readonly email?: string;
  readonly plan?: string;
  readonly excerpt?: string;
  readonly author?: string;
};

/** A labeled value; undefined to omit it. */
type Line<P extends Params> = (draft: Draft<P>) => Detail | undefined;

type ValuesOf<Lines> = Lines extends readonly [Line<infer P>, ...infer Rest] ? P & ValuesOf<Rest> : unknown;

/**
 * Mails about plans and seats: labeled values, and plans by their product names.
 * @param lines the values in reading order
 */
export const plans =
  <const Lines extends readonly Line<never>[]>(...lines: Lines) =>
  <const T extends InEveryLanguage<PlainTexts>>(
    texts: T,
  ): Mail<PlanParams & ValuesOf<Lines> & ShownAsTheyAre<T, 'asker' | 'command'>> => ({
    // The mail has what each of its lines reads: `ValuesOf` asks for it.
    page: (draft) =>
      planPage(
        draft,
        lines.flatMap((line) => line(draft as Draft<never>) ?? []),
      ),
    texts,
  });

export const plan: Line<{ readonly plan: string }> = ({ content: { params }, words }) =>
  words.detail('plan', planName(params.plan, words));

export const planNow: Line<{ readonly plan_now: string }> = ({ content: { params }, words }) =>
  words.detail('plan_now', planName(params.plan_now, words));

/** Maximum number of members; an empty limit means no limit. */
export const people: Line<{ readonly limit: string }> = ({ content: { params }, words }) => {
  const { limit } = params;
  const most = limit === '' ? words.word('plan_facts.no_limit') : words.t('plan_facts.people', { limit });
  return words.detail('members', most);
};

/** Number of seats in use and their limit; an empty limit means no limit. */
export const seats: Line<{ readonly used: string; readonly limit: string }> = ({ content, words }) => {
  const { used, limit } = content.params;
  const of =
    limit === '' ? words.t('plan_facts.used', { used }) : words.t('plan_facts.used_of', { used, limit });
  return words.detail('members', of);
};

export const lastDay: Line<{ readonly until?: string }> = (draft) =>
  dayLine('until', draft, draft.content.params.until);

/** Day of the next payment of a plan. */
export const nextPayment: Line<{ readonly next: string }> = (draft) =>
  dayLine('next', draft, draft.content.params.next);

/** Yen of what was not paid. */
export const yen: Line<{ readonly yen: string }> = ({ content: { params }, words }) =>
  words.detail('yen', words.t('plan_facts.yen', { yen: Number(params.yen).toLocaleString('en') }));

/** Percent that is taken off a plan. */
export const discount: Line<{ readonly percent: string }> = ({ content: { params }, words }) =>
  words.detail('discount', words.t('plan_facts.percent', { percent: params.percent }));

export const whyRefused: Line<{ readonly error: string }> = ({ content: { params }, words }) =>
  words.detail('why', cardError(params.error, words));

/** Day of the next charge of a card; absent if there is no further one. */
export const retry: Line<{ readonly retry?: string }> = (draft) =>
  dayLine('retry', draft, draft.content.params.retry);

/** Last day on which an invoice is paid. */
export const due: Line<{ readonly due: string }> = (draft) => dayLine('due', draft, draft.content.params.due);

/** Day on which an unpaid plan ends; absent if it does not end. */
export const end: Line<{ readonly end?: string }> = (draft) =>
  dayLine('end', draft, draft.content.params.end);

/** Day on which a balance is paid out without a request. */
export const paidOutOn: Line<{ readonly end: string }> = (draft) =>
  dayLine('paid_out_on', draft, draft.content.params.end);

/** Yen a month that a member pays to a group. */
export const fee: Line<{ readonly yen: string }> = ({ content: { params }, words }) =>
  words.detail('fee', words.t('plan_facts.yen', { yen: Number(params.yen).toLocaleString('en') }));

/** First day of a fee. */
export const feeFrom: Line<{ readonly from: string }> = (draft) =>
  dayLine('from', draft, draft.content.params.from);

/** Day on which an unpaid membership is paused. */
export const pausedOn: Line<{ readonly end: string }> = (draft) =>
  dayLine('paused_on', draft, draft.content.params.end);

export const nonprofit: Line<{ readonly nonprofit?: string }> = ({ content: { params }, words }) =>
  params.nonprofit ? words.detail('nonprofit', words.word('plan_facts.nonprofit')) : undefined;

function dayLine(
  label: string,
  { content, words }: Draft<Params>,
  day: string | undefined,
): Detail | undefined {
  return day ? words.detail(label, formatDay(day, content.locale, dayOf(content.now, 'UTC'))) : undefined;
}

function planPage(draft: Draft<PlanParams>, details: readonly Detail[]): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const values = {
    account: named(params.account),
    group: named(params.group),
    asker: words.person(params.asker),
    plan: planName(params.plan, words),
    command: `${COMMAND} ${params.email ?? ''} ${params.plan ?? ''}`,
    defaultValue: '',
  };
  const says = (part: string) => words.t(`${template}.${part}`, values);
  return pageOf(draft, says, {
    details,
    ...(params.excerpt && {
      quotes: [{ who: named(params.author), text: cut(params.excerpt, LONGEST_QUOTE) }],
    }),
    link: { text: says('action'), url: `${site}${params.path}` },
  });
}

/** A plan that these texts don't know yet by its own name. */
function planName(name: string | undefined, words: Draft['words']): string {
  return name ? words.t(`plan_names.${name}`, { defaultValue: name }) : '';
}

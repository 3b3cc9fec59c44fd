import { dayOf } from '@kashikari/kernel';
import type { Params } from '../../domain/mail';
import { formatDay } from '../../domain/dates';
import type { Detail, Page } from '../html';
import { cut, named } from '../shortened';
import { cardError } from './card-error';
import { LONGEST_QUOTE, pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, ShownAsTheyAre } from './mail';

/** How an account asks for a plan: what staff type. */
const COMMAND = 'npm run plan -- set';

/** What a mail may have to say about a plan; each asks for its own. */
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

/** A figure under its name; nothing where there is none. */
type Line<P extends Params> = (draft: Draft<P>) => Detail | undefined;

type ValuesOf<Lines> = Lines extends readonly [Line<infer P>, ...infer Rest] ? P & ValuesOf<Rest> : unknown;

/**
 * Of plans and seats: the figures under their names, the plans by the names that the product gives them.
 * @param lines the figures, in the order in which they are read
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

/** How many people it is for; an empty limit is none. */
export const people: Line<{ readonly limit: string }> = ({ content: { params }, words }) => {
  const { limit } = params;
  const most = limit === '' ? words.word('plan_facts.no_limit') : words.t('plan_facts.people', { limit });
  return words.detail('members', most);
};

/** How many seats are taken, and of how many; an empty limit is none. */
export const seats: Line<{ readonly used: string; readonly limit: string }> = ({ content, words }) => {
  const { used, limit } = content.params;
  const of =
    limit === '' ? words.t('plan_facts.used', { used }) : words.t('plan_facts.used_of', { used, limit });
  return words.detail('members', of);
};

export const lastDay: Line<{ readonly until?: string }> = (draft) =>
  dayLine('until', draft, draft.content.params.until);

/** When a plan is paid again. */
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

/** When a card is charged again; nothing where it isn't any more. */
export const retry: Line<{ readonly retry?: string }> = (draft) =>
  dayLine('retry', draft, draft.content.params.retry);

/** Last day on which an invoice is paid. */
export const due: Line<{ readonly due: string }> = (draft) => dayLine('due', draft, draft.content.params.due);

/** When a plan ends that is not paid; nothing where it does not. */
export const end: Line<{ readonly end?: string }> = (draft) =>
  dayLine('end', draft, draft.content.params.end);

/** Yen a month that a member pays to a group. */
export const fee: Line<{ readonly yen: string }> = ({ content: { params }, words }) =>
  words.detail('fee', words.t('plan_facts.yen', { yen: Number(params.yen).toLocaleString('en') }));

/** When a fee begins. */
export const feeFrom: Line<{ readonly from: string }> = (draft) =>
  dayLine('from', draft, draft.content.params.from);

/** When a membership is paused that is not paid. */
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

import { dayOf } from '@kashikari/kernel';
import { formatDay } from '../../domain/dates';
import type { Detail, Page } from '../html';
import { cut, named } from '../shortened';
import { LONGEST_QUOTE, pageOf, type Draft } from './draft';

/** How an account asks for a plan: what staff type. */
const COMMAND = 'npm run plan -- set';

/** Of plans and seats: the figures under their names, the plans by the names that the product gives them. */
export function planPage(draft: Draft): Page {
  const { content, words, site } = draft;
  const { params, template } = content;
  const says = (part: string) => words.t(`${template}.${part}`, { ...valuesOf(draft), defaultValue: '' });
  return pageOf(draft, says, {
    details: detailsOf(draft),
    ...(params['excerpt'] && {
      quotes: [{ who: named(params['author']), text: cut(params['excerpt'], LONGEST_QUOTE) }],
    }),
    link: { text: says('action'), url: `${site}${params['path'] ?? '/home'}` },
  });
}

function valuesOf({ content: { params }, words }: Draft): Record<string, string> {
  return {
    account: named(params['account']),
    group: named(params['group']),
    asker: words.person(params['asker']),
    plan: planName(params['plan'], words),
    command: `${COMMAND} ${params['email'] ?? ''} ${params['plan'] ?? ''}`,
  };
}

function detailsOf({ content: { params, locale, now }, words }: Draft): Detail[] {
  const { plan, plan_now: planNow, used, limit, until, nonprofit } = params;
  const most = limit === '' ? words.word('plan_facts.no_limit') : words.t('plan_facts.people', { limit });
  const of =
    limit === '' ? words.t('plan_facts.used', { used }) : words.t('plan_facts.used_of', { used, limit });
  return [
    ...(plan ? [words.detail('plan', planName(plan, words))] : []),
    ...(planNow ? [words.detail('plan_now', planName(planNow, words))] : []),
    ...(used === undefined ? [words.detail('members', most)] : [words.detail('members', of)]),
    ...(until ? [words.detail('until', formatDay(until, locale, dayOf(now, 'UTC')))] : []),
    ...(nonprofit ? [words.detail('nonprofit', words.word('plan_facts.nonprofit'))] : []),
  ];
}

/** A plan that these texts don't know yet by its own name. */
function planName(plan: string | undefined, words: Draft['words']): string {
  return plan ? words.t(`plan_names.${plan}`, { defaultValue: plan }) : '';
}

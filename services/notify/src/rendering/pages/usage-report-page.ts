import { dayOf, DEFAULT_TIME_ZONE } from '@kashikari/kernel';
import { formatDays } from '../../domain/dates';
import { named } from '../shortened';
import { pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, PlainTexts, Showing } from './mail';

type UsageReportParams = {
  readonly group: string;
  /** `YYYY-MM-DD`, both inclusive. */
  readonly first_day: string;
  readonly last_day: string;
  readonly path: string;
};

/** A usage report of a group is ready: its days, and a link to it. */
export function usageReport<const T extends InEveryLanguage<PlainTexts>>(
  texts: T & Showing<T, 'group' | 'days'>,
): Mail<UsageReportParams> {
  return { page: usageReportPage, texts };
}

function usageReportPage(draft: Draft<UsageReportParams>) {
  const { content, words, site } = draft;
  const { params, template, locale, now, timeZone } = content;
  const days = formatDays(
    params.first_day,
    params.last_day,
    locale,
    dayOf(now, timeZone ?? DEFAULT_TIME_ZONE),
  );
  const says = (part: string) => words.t(`${template}.${part}`, { group: named(params.group), days });
  return pageOf(draft, says, { link: { text: says('action'), url: `${site}${params.path}` } });
}

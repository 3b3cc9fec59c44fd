import {
  browserZone,
  dayIn,
  formatDay,
  formatMoney,
  formatPrices,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { GoodAnswer } from '../../../api/get-good';
import { FACTS, fieldsIn } from '../../../good-fields';

/** The name and value of a fact; the value is empty if the good has none. */
export type Fact = readonly [name: string, value: string | null | undefined];

/**
 * Returns the facts of a good in the order of its page. The purchase price is visible only to users who may edit the
 * good.
 */
export function useFacts({ good, users }: GoodAnswer): readonly Fact[] {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const today = dayIn(browserZone());
  const day = (date: string | null) => date && formatDay(date, locale, today);
  const mayEdit = good.permissions.includes('edit');
  const on = (part: 'rules' | 'audience') =>
    // That it is for reference only is said by today's state.
    fieldsIn(part).flatMap((name) =>
      good[name] && name !== 'for_reference_only' ? [t(`form.${name}`)] : [],
    );
  const facts: readonly Fact[] = [
    [t('facts.prices'), formatPrices(good, locale).join('・')],
    [t('facts.location'), good.location],
    [t('facts.quantity'), good.quantity > 1 ? String(good.quantity) : null],
    [t('facts.length'), good.max_days ? t('facts.maxDays', { count: good.max_days }) : null],
    [t('facts.margin'), good.margin_days > 0 ? t('facts.marginDays', { count: good.margin_days }) : null],
    [t('facts.unit'), good.is_hourly ? t('facts.hourly') : null],
    [t('facts.from'), day(good.from)],
    [t('facts.to'), day(good.to)],
    [t('facts.rules'), on('rules').join('・')],
    [t('facts.authors'), good.authors.join('・')],
    ...FACTS.map((name): Fact => [t(`facts.${name}`), good[name]]),
    [t('facts.release_date'), day(good.release_date)],
    [good.custom_tag_title ?? t('facts.custom_tag'), good.custom_tag],
  ];
  const { purchase_price: price } = good;
  const managed: readonly Fact[] = [
    [t('facts.codes'), good.codes.join('・')],
    [t('facts.bought'), price === null ? null : formatMoney(price, 'JPY', locale)],
    [t('facts.audience'), on('audience').join('・')],
  ];
  const lender = users.find((user) => user.id === good.owner_id)?.name;
  return [...facts, ...(mayEdit ? managed : []), [t('facts.lender'), lender]];
}

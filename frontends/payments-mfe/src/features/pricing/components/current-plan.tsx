import {
  type components,
  formatMoney,
  SeatCard,
  StateChip,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { Plan, PlanTable } from '../plan';
import { useDay } from '../../../money/use-day';

type Subscription = components['schemas']['Subscription'];

interface Props {
  readonly subscription: Subscription;
  readonly list: PlanTable;
}

/** The plan of now: its price, whether it can be used, and how many of its seats are taken. */
export function CurrentPlan({ subscription, list }: Props) {
  const { t } = useTranslation('payments');
  const { plan_id: id, members_count: used, members_limit: limit, until } = subscription;
  const plan = list.plans.find((each) => each.id === id);
  const day = useDay();
  return (
    <SeatCard
      title={t('own.title')}
      used={used}
      limit={limit}
      paused={subscription.disabled_members_count}
      aside={<span className="sm t3">{t('plan.withoutOwner')}</span>}
      head={
        <div className="row sp wrap planhead">
          <div>
            <span className="meta">{t('own.title')}</span>
            <p className="fig">
              {t(`plans.${id}.name`)} {plan && <Price subscription={subscription} plan={plan} list={list} />}
            </p>
            {until && <p className="meta">{t('plan.until', { day: day(until) })}</p>}
          </div>
          <Status subscription={subscription} />
        </div>
      }
    />
  );
}

function Price({ subscription, plan, list }: Props & { readonly plan: Plan }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { interval, source } = subscription;
  if (source !== 'bought' || interval === 'none') return null;
  const price = interval === 'annual' ? plan.price_annual : plan.price_monthly;
  if (price === null) return null;
  const amount = formatMoney(price, plan.currency, locale);
  const each = list.price_unit === 'member' ? t('plan.perMember', { amount }) : amount;
  return (
    <small className="sm">
      {t(`interval.${interval}`)}・{each}
    </small>
  );
}

function Status({ subscription: { status } }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('payments');
  if (status === 'past_due') return <StateChip state="overdue">{t('plan.status.past_due')}</StateChip>;
  if (status === 'active') return <StateChip state="free">{t('plan.status.active')}</StateChip>;
  return <StateChip state="part">{t(`plan.status.${status}`)}</StateChip>;
}

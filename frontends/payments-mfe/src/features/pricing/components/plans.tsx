import {
  type components,
  formatMoney,
  LoadError,
  Skeleton,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { usePlans } from '../api/list-plans';
import { type Interval, includesAll, isSold, LEGACY, yearlySaving } from '../plan';
import { useTakesCards } from '../api/takes-cards';
import { AskPlan } from './ask-plan';
import { IntervalSwitch } from './interval-switch';
import { PlanCard } from './plan-card';

interface Props {
  readonly subscription: components['schemas']['Subscription'] | undefined;
  /** True on the page for leaving the discontinued plan. */
  readonly leaving?: boolean;
}

/** All plans with their prices, and for an account the way to another one. */
export function Plans({ subscription, leaving = false }: Props) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const user = useUser();
  const [interval, setInterval] = useState<Interval>('annual');
  const [asked, setAsked] = useState<string>();
  const takesCards = useTakesCards();
  const plans = usePlans();
  const saving = yearlySaving(plans.data?.plans ?? []);
  // Leaving the plan of before is for good, so its own page alone offers it.
  const isHere = (subscription?.plan_id === LEGACY) === leaving;
  /** The plan of now can be bought for the other interval. */
  const sells = (id: string) =>
    takesCards === true &&
    subscription !== undefined &&
    isHere &&
    isSold(id) &&
    (subscription.plan_id !== id || subscription.source !== 'bought' || subscription.interval !== interval);
  const asks =
    takesCards !== undefined && subscription !== undefined && isHere && !subscription.requested_plan_id;
  return (
    <>
      <div className="row sp wrap choose">
        <IntervalSwitch value={interval} onChange={setInterval} />
        {saving > 0 && (
          <span className="sm t2">{t('saving', { amount: formatMoney(saving, 'JPY', locale) })}</span>
        )}
      </div>
      {plans.isPending && <Skeleton shape="cards" />}
      {plans.isLoadingError && <LoadError error={plans.error} onRetry={() => void plans.refetch()} />}
      {plans.data && (
        <div className="plans">
          {plans.data.plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              interval={interval}
              current={subscription?.plan_id === plan.id}
              visitor={user === null}
              isForSale={sells(plan.id)}
              isPerMember={plans.data.price_unit === 'member'}
              {...(asks && !includesAll(plans.data) && { onAsk: () => setAsked(plan.id) })}
            />
          ))}
        </div>
      )}
      <AskPlan plan={asked} forGood={leaving} onClose={() => setAsked(undefined)} />
    </>
  );
}

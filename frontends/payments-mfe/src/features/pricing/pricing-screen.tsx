import {
  formatMoney,
  LoadError,
  Note,
  PageHeader,
  Skeleton,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useSubscription } from './api/get-subscription';
import { usePlans } from './api/list-plans';
import { IntervalSwitch } from './components/interval-switch';
import { OwnPlan } from './components/own-plan';
import { PlanCard } from './components/plan-card';
import { Questions } from './components/questions';
import { type Interval, yearlySaving } from './plan';
import './pricing.css';

/** Pricing: all plans, and which one is one's own (spec sections 2 and 9). */
export function PricingScreen() {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const user = useUser();
  const [interval, setInterval] = useState<Interval>('annual');
  const plans = usePlans();
  const subscription = useSubscription(user !== null);
  const saving = yearlySaving(plans.data?.plans ?? []);
  const standard = plans.data?.plans.find(({ id }) => id === plans.data.default_plan_id);
  // A school of its own gives everybody all there is.
  const included = standard !== undefined && standard.member_limit === null && standard.restrict_to_members;
  return (
    <>
      <PageHeader title={t('title')} />
      <p className="t2">{t('intro')}</p>
      {included && <Note>{t('own.included')}</Note>}
      {subscription.data && <OwnPlan subscription={subscription.data} />}
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
              current={subscription.data?.plan_id === plan.id}
              visitor={user === null}
              asks={user !== null && !included && !subscription.data?.requested_plan_id}
            />
          ))}
        </div>
      )}
      <Questions />
    </>
  );
}

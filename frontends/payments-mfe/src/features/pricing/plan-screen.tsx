import { LoadError, Note, PageHeader, Skeleton, useTranslation, useUser } from '@kashikari/web-kit';
import { useSubscription } from './api/get-subscription';
import { usePlans } from './api/list-plans';
import { BackToFree } from './components/back-to-free';
import { ChangePlan } from './components/change-plan';
import { CurrentPlan } from './components/current-plan';
import { NextBill } from './components/next-bill';
import { PlanNotes } from './components/plan-notes';
import { includesAll } from './plan';
import { PricingScreen } from './pricing-screen';
import './pricing.css';

/** `subscriptions/upgrade`: the account's plan, its next bill line by line, and how it is changed and ended. */
export function PlanScreen() {
  const user = useUser();
  return user ? <OwnPlan name={user.name} /> : <PricingScreen />;
}

function OwnPlan({ name }: { readonly name: string }) {
  const { t } = useTranslation('payments');
  const own = useSubscription(true);
  const list = usePlans();
  const failed = [own, list].find(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <PageHeader title={t('plan.title')} />
      <p className="t2">{name}</p>
      {failed && <LoadError error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(own.data && list.data) && <Skeleton shape="block" />}
      {own.data && list.data && (
        <>
          <CurrentPlan subscription={own.data} list={list.data} />
          <PlanNotes subscription={own.data} />
          <NextBill subscription={own.data} />
          {includesAll(list.data) ? (
            <Note>{t('own.included')}</Note>
          ) : (
            <ChangePlan subscription={own.data} list={list.data} />
          )}
          <BackToFree subscription={own.data} list={list.data} />
        </>
      )}
    </>
  );
}

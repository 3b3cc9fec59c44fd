import { Note, PageHeader, Skeleton, useTranslation, useUser } from '@kashikari/web-kit';
import { useSubscription } from './api/get-subscription';
import { usePlans } from './api/list-plans';
import { BoughtPlan } from './components/bought-plan';
import { useTakesCards } from './api/takes-cards';
import { OwnPlan } from './components/own-plan';
import { Plans } from './components/plans';
import { Questions } from './components/questions';
import { includesAll } from './plan';
import './pricing.css';

/** Pricing: all plans, and which one is one's own (spec sections 2 and 9). */
export function PricingScreen() {
  const { t } = useTranslation('payments');
  const plans = usePlans();
  const takesCards = useTakesCards();
  const { data: subscription, isLoading } = useSubscription(useUser() !== null);
  return (
    <>
      <PageHeader title={t('title')} />
      <p className="t2">{t('intro')}</p>
      {plans.data && includesAll(plans.data) && <Note>{t('own.included')}</Note>}
      {isLoading && <Skeleton shape="block" />}
      {subscription && <OwnPlan subscription={subscription} />}
      {subscription && takesCards && <BoughtPlan subscription={subscription} />}
      <Plans subscription={subscription} />
      <Questions />
    </>
  );
}

import { ButtonLink, Note, PageHeader, useTranslation, useUser } from '@kashikari/web-kit';
import { useSubscription } from './api/get-subscription';
import { usePlans } from './api/list-plans';
import { Plans } from './components/plans';
import { Questions } from './components/questions';
import { includesAll } from './plan';
import './pricing.css';

/** `subscriptions/pricing`: all plans and their prices, open to everybody (spec sections 2 and 9). */
export function PricingScreen() {
  const { t } = useTranslation('payments');
  const isSignedIn = useUser() !== null;
  const plans = usePlans();
  const { data: subscription } = useSubscription(isSignedIn);
  return (
    <>
      <PageHeader title={t('title')} />
      <p className="t2">{t('intro')}</p>
      {plans.data && includesAll(plans.data) && <Note>{t('own.included')}</Note>}
      {isSignedIn && (
        <p className="toplan">
          <ButtonLink to="/subscriptions/upgrade">{t('plan.toOwn')}</ButtonLink>
        </p>
      )}
      <Plans subscription={subscription} />
      <Questions />
    </>
  );
}

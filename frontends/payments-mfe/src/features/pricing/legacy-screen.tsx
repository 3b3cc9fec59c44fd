import {
  ButtonLink,
  LoadError,
  Note,
  PageHeader,
  Skeleton,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useSubscription } from './api/get-subscription';
import { Plans } from './components/plans';
import { LEGACY } from './plan';
import './pricing.css';

const PRICING = '/subscriptions/upgrade';

/** `subscriptions/legacy_upgrade`: leaving the plan that is not sold any more. It is for good, and says so first. */
export function LegacyScreen() {
  const { t } = useTranslation('payments');
  const isSignedIn = useUser() !== null;
  const { data: subscription, isLoadingError, error, refetch } = useSubscription(isSignedIn);
  const isLoading = isSignedIn && !subscription;
  return (
    <>
      <PageHeader title={t('legacy.title')} back={{ to: PRICING, label: t('title') }} />
      {isLoadingError && <LoadError error={error} onRetry={() => void refetch()} />}
      {isLoading && !isLoadingError && <Skeleton shape="block" />}
      {!isLoading && subscription?.plan_id !== LEGACY && (
        <>
          <Note>{t('legacy.none')}</Note>
          <div className="legacy-way">
            <ButtonLink to={PRICING}>{t('legacy.toPlans')}</ButtonLink>
          </div>
        </>
      )}
      {subscription?.plan_id === LEGACY && (
        <>
          <Note tone="warning">{t('legacy.forGood')}</Note>
          <ul className="legacy t2">
            {(['now', 'after', 'until'] as const).map((fact) => (
              <li key={fact}>{t(`legacy.${fact}`, { limit: subscription.members_limit })}</li>
            ))}
          </ul>
          {subscription.requested_plan_id ? (
            <Note>{t('own.requested', { plan: t(`plans.${subscription.requested_plan_id}.name`) })}</Note>
          ) : (
            <ButtonLink to={PRICING}>{t('legacy.stay')}</ButtonLink>
          )}
          <Plans subscription={subscription} leaving />
        </>
      )}
    </>
  );
}

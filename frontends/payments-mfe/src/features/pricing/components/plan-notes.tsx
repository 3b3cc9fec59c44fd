import { type components, Link, Note, useTranslation } from '@kashikari/web-kit';
import { LEGACY } from '../plan';
import { useDay } from '../../../money/use-day';

type Subscription = components['schemas']['Subscription'];

/** Notes for the owner of a plan, each with its next step: an open payment, the end of the plan, a request. */
export function PlanNotes({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('payments');
  const day = useDay();
  const { status, payment_id: paymentId, requested_plan_id: requested, contact, coupon } = subscription;
  return (
    <div className="plannotes">
      {status === 'past_due' && (
        <Note tone="warning">{t('bought.pastDue', { day: day(subscription.ends_unpaid_at) })}</Note>
      )}
      {status === 'waiting' && <Note>{t('bought.waiting')}</Note>}
      {status === 'ending' && <Note>{t('bought.ending', { day: day(subscription.period_end) })}</Note>}
      {status !== 'ending' && subscription.next_plan_id && (
        <Note>
          {t('bought.then', {
            day: day(subscription.period_end),
            plan: t(`plans.${subscription.next_plan_id}.name`),
          })}
        </Note>
      )}
      {paymentId && (
        <p>
          <Link reloadDocument to={`/payments/${paymentId}/checkout`} className="btn p">
            {t('bought.pay')}
          </Link>
        </p>
      )}
      {subscription.plan_id === LEGACY && (
        <Note tone="warning">
          {t('own.legacy')} <Link to="/subscriptions/legacy_upgrade">{t('own.leave')}</Link>
        </Note>
      )}
      {requested && <Note>{t('own.requested', { plan: t(`plans.${requested}.name`) })}</Note>}
      {coupon && (
        <p className="hint">{t('bought.coupon', { name: coupon.name, percent: coupon.percent_off })}</p>
      )}
      {contact && (
        <p className="hint">
          {t('own.contact')}{' '}
          {contact.includes('://') ? (
            <a href={contact}>{contact}</a>
          ) : (
            <Link to="/contact?category=plan">{contact}</Link>
          )}
        </p>
      )}
    </div>
  );
}

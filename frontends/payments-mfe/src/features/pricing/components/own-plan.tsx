import { type components, Link, Note, SeatCard, useTranslation } from '@kashikari/web-kit';
import { LEGACY } from '../plan';

type Subscription = components['schemas']['Subscription'];

/** The own plan: how many of its seats are taken, who is paused, what was asked for, and whom one may ask. */
export function OwnPlan({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('payments');
  const { members_count: used, members_limit: limit, disabled_members_count: paused, contact } = subscription;
  return (
    <SeatCard
      title={t('own.title')}
      used={used}
      limit={limit}
      paused={paused}
      aside={<span className="meta">{t(`plans.${subscription.plan_id}.name`)}</span>}
    >
      {subscription.plan_id === LEGACY && (
        <Note tone="warning">
          {t('own.legacy')} <Link to="/subscriptions/legacy_upgrade">{t('own.leave')}</Link>
        </Note>
      )}
      {subscription.requested_plan_id && (
        <Note>{t('own.requested', { plan: t(`plans.${subscription.requested_plan_id}.name`) })}</Note>
      )}
      {contact && (
        <p className="hint">
          {t('own.contact')} <a href={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</a>
        </p>
      )}
    </SeatCard>
  );
}

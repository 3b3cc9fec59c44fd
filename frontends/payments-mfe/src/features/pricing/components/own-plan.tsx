import { type components, Note, useTranslation } from '@kashikari/web-kit';
import '../seats.css';

type Subscription = components['schemas']['Subscription'];

/** The own plan: how many of its seats are taken, who is paused, what was asked for, and whom one may ask. */
export function OwnPlan({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('payments');
  const { members_count: used, members_limit: limit, disabled_members_count: paused, contact } = subscription;
  const isFull = limit !== null && used >= limit;
  const isNearlyFull = limit !== null && !isFull && used * 100 >= limit * 80;
  return (
    <section className="card seat" aria-label={t('own.title')}>
      <div className="row sp wrap">
        <p>
          <span className="n">{used}</span> {limit === null ? t('own.noLimit') : t('own.of', { limit })}
        </p>
        <span className="meta">{t(`plans.${subscription.plan_id}.name`)}</span>
      </div>
      {limit !== null && (
        <meter min={0} max={limit} value={used} aria-label={t('own.label', { used, limit })} />
      )}
      {isNearlyFull && <Note tone="warning">{t('own.nearlyFull', { left: limit - used })}</Note>}
      {isFull && <Note tone="warning">{t('own.full', { limit })}</Note>}
      {paused > 0 && <p className="hint">{t('own.paused', { paused })}</p>}
      {subscription.plan_id === 'free_legacy' && <Note tone="warning">{t('own.legacy')}</Note>}
      {subscription.requested_plan_id && (
        <Note>{t('own.requested', { plan: t(`plans.${subscription.requested_plan_id}.name`) })}</Note>
      )}
      {contact && (
        <p className="hint">
          {t('own.contact')} <a href={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</a>
        </p>
      )}
    </section>
  );
}

import {
  type components,
  formatMoney,
  formatNumber,
  IconCalendar,
  IconHeart,
  IconPrice,
  IconUsers,
  Skeleton,
  useLocale,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useTakesCards } from '../api/takes-cards';
import { gainsOf, isSold, LEGACY, offersFor, type Offer, type PlanTable } from '../plan';
import { AskPlan } from './ask-plan';
import { BuyCredit } from './buy-credit';
import { Choice } from './choice';
import { PlanOffer } from './plan-offer';

interface Props {
  readonly subscription: components['schemas']['Subscription'];
  readonly list: PlanTable;
}

/** Other plans, the other interval, credit, and what is agreed with the operator: one of them is open at a time. */
export function ChangePlan({ subscription, list }: Props) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const takesCards = useTakesCards();
  const [search] = useSearchParams();
  const [open, setOpen] = useState(search.get('plan') ?? '');
  const [asked, setAsked] = useState<string>();
  const isLegacy = subscription.plan_id === LEGACY;
  // Leaving the plan of before is for good, so its own page leads here with the plan that was chosen.
  if (isLegacy && !isSold(search.get('plan') ?? '')) return null;
  if (takesCards === undefined) return <Skeleton shape="rows" />;
  const toggle = (id: string) => setOpen((now) => (now === id ? '' : id));
  const isRequested = subscription.requested_plan_id !== null;
  const steps = list.volume_discounts.map(({ from_members: from, percent_off: percent }) =>
    t('plan.volumeStep', { from: formatNumber(from, locale), percent }),
  );
  return (
    <section className="sec" aria-labelledby="change-plan">
      <h2 id="change-plan">{t('plan.change')}</h2>
      <div className="card list">
        {offersFor(subscription, list).map((offer) => (
          <OfferRow
            key={offer.key}
            {...{ offer, subscription, list }}
            isOpen={open === offer.key}
            onToggle={takesCards ? () => toggle(offer.key) : () => setAsked(offer.plan.id)}
            isFolding={takesCards}
            isFixed={!takesCards && isRequested}
          />
        ))}
        {takesCards && (
          <Choice
            icon={IconPrice}
            title={t('plan.credit.title')}
            hint={t('plan.credit.hint', { amount: formatMoney(subscription.credit, 'JPY', locale) })}
            isOpen={open === 'credit'}
            onToggle={() => toggle('credit')}
          >
            <BuyCredit />
          </Choice>
        )}
        {!isRequested && (
          <Choice
            icon={IconHeart}
            title={t('plan.talk.title')}
            hint={
              steps.length ? t('plan.talk.volume', { steps: steps.join(t('plan.and')) }) : t('plan.talk.hint')
            }
            onToggle={() => setAsked('plus')}
          />
        )}
      </div>
      <AskPlan plan={asked} forGood={isLegacy} onClose={() => setAsked(undefined)} />
    </section>
  );
}

interface RowProps extends Props {
  readonly offer: Offer;
  readonly isOpen: boolean;
  readonly isFolding: boolean;
  /** A request is open, so nothing can be asked for. */
  readonly isFixed: boolean;
  readonly onToggle: () => void;
}

function OfferRow({ offer, subscription, list, isOpen, isFolding, isFixed, onToggle }: RowProps) {
  const { t } = useTranslation('payments');
  const title = useOfferTitle(offer);
  const hint = useOfferHint(offer, subscription, list);
  if (isFixed) return null;
  return (
    <Choice
      icon={offer.kind === 'plan' ? IconUsers : IconCalendar}
      {...{ title, hint, isOpen, onToggle }}
      label={isFolding ? undefined : t('own.ask')}
    >
      {isFolding && (
        <PlanOffer
          plan={offer.plan.id}
          interval={offer.interval}
          hasChoice={offer.interval === null}
          forGood={subscription.plan_id === LEGACY}
        />
      )}
    </Choice>
  );
}

function useOfferTitle({ kind, plan, interval }: Offer): string {
  const { t } = useTranslation('payments');
  if (kind === 'plan') return t('plan.take', { plan: t(`plans.${plan.id}.name`) });
  return t(interval === 'annual' ? 'plan.annual' : 'plan.monthly');
}

/** Returns the hint of an offer: the additions of a plan, or the price of the other interval. */
function useOfferHint(
  { kind, plan, interval }: Offer,
  { members_count: members }: Props['subscription'],
  list: PlanTable,
): string {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const yen = (amount: number) => formatMoney(amount, plan.currency, locale);
  if (kind === 'plan') {
    const limit = plan.member_limit;
    const room = limit === null ? t('anyNumber') : t('upTo', { formatted: formatNumber(limit, locale) });
    const gains = gainsOf(plan).filter((gain) => gain !== 'largeGroups');
    return [room, ...gains.map((gain) => t(`gains.${gain}`))].join(t('plan.and'));
  }
  const isPerMember = list.price_unit === 'member';
  const month = (interval === 'annual' ? plan.price_annual : plan.price_monthly) ?? 0;
  const each = (amount: string) => (isPerMember ? t('plan.perMember', { amount }) : amount);
  if (interval === 'monthly') return t('plan.monthlyHint', { price: each(yen(month)) });
  const saved = 12 * ((plan.price_monthly ?? 0) - month) * (isPerMember ? members : 1);
  return t('plan.annualHint', { price: each(yen(12 * month)), month: yen(month), saved: yen(saved) });
}

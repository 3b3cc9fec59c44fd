import {
  Button,
  ButtonLink,
  formatMoney,
  formatNumber,
  Icon,
  IconCheck,
  Tag,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { type Interval, type Plan, gainsOf } from '../plan';

interface Props {
  readonly plan: Plan;
  readonly interval: Interval;
  /** The plan that the signed-in account is on. */
  readonly current: boolean;
  /** True for a visitor, who signs up first. */
  readonly visitor: boolean;
  /** The account can buy it. */
  readonly isForSale: boolean;
  /** The price is for each member; otherwise for the account. */
  readonly isPerMember: boolean;
  /** Asks for it; absent where nothing is to be asked for now. */
  readonly onAsk?: () => void;
}

/** One plan: its price, its number of people, and its additions to the previous one. */
export function PlanCard({ plan, interval, current, visitor, isForSale, isPerMember, onAsk }: Props) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const price = interval === 'annual' ? plan.price_annual : plan.price_monthly;
  return (
    <section className={current ? 'card plan pick' : 'card plan'} aria-labelledby={`plan-${plan.id}`}>
      <div className="row sp">
        <h2 id={`plan-${plan.id}`}>{t(`plans.${plan.id}.name`)}</h2>
        {current && <Tag primary>{t('current')}</Tag>}
      </div>
      <p className="pr">
        {price === null ? t('byContract') : formatMoney(price, plan.currency, locale)}
        {price !== null && price > 0 && <small>{t(isPerMember ? 'perMemberMonth' : 'perMonth')}</small>}
      </p>
      <p className="sm t2">
        {plan.member_limit === null
          ? t('anyNumber')
          : t('upTo', { formatted: formatNumber(plan.member_limit, locale) })}
      </p>
      <ul>
        {gainsOf(plan).map((gain) => (
          <li key={gain} className="row sm gain">
            <Icon of={IconCheck} size="s" />
            <span>{t(`gains.${gain}`)}</span>
          </li>
        ))}
      </ul>
      {visitor && plan.id === 'free' && (
        <ButtonLink to="/sign_up" look="primary">
          {t('startFree')}
        </ButtonLink>
      )}
      {isForSale && (
        <ButtonLink small look="primary" to={`/subscriptions/upgrade?plan=${plan.id}&interval=${interval}`}>
          {t(current ? 'buy.change' : 'buy.open')}
        </ButtonLink>
      )}
      {onAsk && !isForSale && plan.id !== 'free' && !current && (
        <Button small onClick={onAsk}>
          {t('own.ask')}
        </Button>
      )}
    </section>
  );
}

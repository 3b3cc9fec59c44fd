import {
  Button,
  ButtonLink,
  type components,
  dayIn,
  formatDay,
  formatMoney,
  Note,
  useConfirm,
  useFlash,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { BillLines } from '../../../bills/bill-lines';
import { useBuyPlan, useEndPlan } from '../api/change-plan';
import { BuyCredit } from './buy-credit';

type Subscription = components['schemas']['Subscription'];

/** A plan that was bought, or waits for its payment: how it stands, its next bill, its credit, and how it is ended. */
export function BoughtPlan({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const day = useDay();
  const { status, credit, coupon, next_bill: next, payment_id: paymentId } = subscription;
  const isBought = subscription.source === 'bought';
  return (
    <section aria-labelledby="bought" className="bought">
      <h2 id="bought">{t('bought.title')}</h2>
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
          <ButtonLink to={`/payments/${paymentId}/checkout`} look="primary">
            {t('bought.pay')}
          </ButtonLink>
        </p>
      )}
      {next && status !== 'ending' && (
        <div className="card pad">
          <h3>{t('bought.next', { day: day(next.at) })}</h3>
          <BillLines lines={next.lines} total={next.due} tax={next.tax} />
        </div>
      )}
      <p className="sm">
        {t('bought.credit', { amount: formatMoney(credit, 'JPY', locale) })}
        {coupon && `・${t('bought.coupon', { name: coupon.name, percent: coupon.percent_off })}`}
      </p>
      <BuyCredit />
      {isBought && <EndPlan subscription={subscription} />}
    </section>
  );
}

/** Ends the plan, or takes that back. */
function EndPlan({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('payments');
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const end = useEndPlan();
  const buy = useBuyPlan();
  const day = useDay();
  const { plan_id: plan, interval, status, period_end: until } = subscription;
  if (status === 'ending') {
    const isSold = (plan === 'lite' || plan === 'standard') && interval !== 'none';
    if (!isSold) return null;
    return (
      <Button
        busy={buy.isPending}
        onClick={() =>
          buy.mutate({ plan, interval }, { onSuccess: () => say(t('bought.goesOn')), onError: sayError })
        }
      >
        {t('bought.resume')}
      </Button>
    );
  }
  async function ask(): Promise<void> {
    const question = {
      title: t('bought.end.title'),
      body: t('bought.end.body', { day: day(until) }),
      verb: t('bought.end.verb'),
    };
    if (await confirm({ ...question, danger: true })) end.mutate(undefined, { onError: sayError });
  }
  return (
    <Button look="danger" busy={end.isPending} onClick={() => void ask()}>
      {t('bought.end.open')}
    </Button>
  );
}

function useDay(): (instant: string | null) => string {
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  return (instant) => (instant ? formatDay(dayIn(zone, instant), locale, dayIn(zone)) : '');
}

import {
  Button,
  ErrorNote,
  fieldText,
  formatMoney,
  Note,
  Skeleton,
  TextField,
  useFlash,
  useLocale,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { BillLines } from '../../../bills/bill-lines';
import { openCheckout } from '../../../bills/open-checkout';
import { useBuyPlan } from '../api/change-plan';
import { type PlanQuote, useQuote } from '../api/quote-plan';
import type { Interval, Sold } from '../plan';
import { useDay } from '../../../money/use-day';
import { IntervalSwitch } from './interval-switch';

interface Props {
  readonly plan: Sold;
  /** Null: the person chooses it here. */
  readonly interval: Interval | null;
  readonly hasChoice: boolean;
  /** The plan of now is not sold any more: there is no way back. */
  readonly forGood: boolean;
}

/** The price of a plan line by line, its renewal and the way to end it, followed by the payment. */
export function PlanOffer({ plan, interval: fixed, hasChoice, forGood }: Props) {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Interval>(search.get('interval') === 'annual' ? 'annual' : 'monthly');
  const [typed, setTyped] = useState('');
  const [coupon, setCoupon] = useState('');
  const interval = fixed ?? chosen;
  const order = { plan, interval, ...(coupon && { coupon }) };
  const quote = useQuote(order);
  const buy = useBuyPlan();
  const { say } = useFlash();
  const name = t(`plans.${plan}.name`);
  const couponFault = fieldText(quote.error, 'coupon') ?? fieldText(buy.error, 'coupon');
  const error = buy.error ?? quote.error;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== coupon) return setCoupon(typed.trim());
    if (!quote.data) return;
    buy.mutate(order, {
      onSuccess: ({ payment_id: id }) => {
        if (id) openCheckout(id);
        else say(t('buy.done', { plan: name }));
      },
    });
  }

  return (
    <form onSubmit={submit} className="buyplan">
      {forGood && <Note tone="warning">{t('ask.forGood', { plan: name })}</Note>}
      {hasChoice && <IntervalSwitch value={chosen} onChange={setChosen} />}
      {error && !couponFault && <ErrorNote error={error} />}
      {quote.isLoading && <Skeleton shape="block" />}
      {quote.data && <Amounts quote={quote.data} />}
      <TextField
        label={t('buy.coupon')}
        name="coupon"
        optional
        maxLength={40}
        autoComplete="off"
        value={typed}
        error={couponFault}
        onValue={setTyped}
      />
      <Button look="primary" type="submit" busy={buy.isPending || quote.isFetching}>
        <Verb quote={quote.data} isCoupon={typed.trim() !== coupon} />
      </Button>
    </form>
  );
}

function Verb({ quote, isCoupon }: { readonly quote: PlanQuote | undefined; readonly isCoupon: boolean }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  if (isCoupon) return t('buy.redeem');
  if (!quote || quote.begins_at) return t('buy.later');
  if (quote.due_now === 0) return t('buy.free');
  return t('buy.pay', { amount: formatMoney(quote.due_now, 'JPY', locale) });
}

function Amounts({ quote }: { readonly quote: PlanQuote }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const words = useDay();
  const amount = formatMoney(quote.next_amount, 'JPY', locale);
  const day = words(quote.next_at);
  return (
    <>
      {quote.begins_at ? (
        <p>{t('buy.beginsAt', { day })}</p>
      ) : (
        <div className="panel">
          <BillLines lines={quote.lines} total={quote.due_now} tax={quote.tax} totalLabel={t('buy.total')} />
        </div>
      )}
      <p className="sm t2">
        {t('buy.next', { day, amount })} {t('bill.terms.renews')}
      </p>
    </>
  );
}

import {
  Button,
  Dialog,
  ErrorNote,
  TextField,
  fieldText,
  formatDay,
  formatMoney,
  Skeleton,
  useFlash,
  useLocale,
  useNavigate,
  useTranslation,
  useUser,
  dayIn,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { BillLines } from '../../../bills/bill-lines';
import { useBuyPlan } from '../api/change-plan';
import { type PlanQuote, type Sold, useQuote } from '../api/quote-plan';
import type { Interval } from '../plan';

interface Props {
  /** The plan that is bought. */
  readonly plan: Sold;
  readonly interval: Interval;
  readonly onClose: () => void;
}

const FORM = 'buy-plan';

/** What a plan costs, line by line, that it renews and how it is ended; then its payment. */
export function BuyPlan({ plan, interval, onClose }: Props) {
  const { t } = useTranslation('payments');
  const [typed, setTyped] = useState('');
  const [coupon, setCoupon] = useState('');
  const order = { plan, interval, ...(coupon && { coupon }) };
  const quote = useQuote(order);
  const buy = useBuyPlan();
  const navigate = useNavigate();
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
        if (id) return navigate(`/payments/${id}/checkout`);
        say(t('buy.done', { plan: name }));
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      title={t(interval === 'annual' ? 'buy.titleAnnual' : 'buy.titleMonthly', { plan: name })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button look="primary" small type="submit" form={FORM} busy={buy.isPending || quote.isFetching}>
            <Verb quote={quote.data} isCoupon={typed.trim() !== coupon} />
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="buyplan">
        {error && !couponFault && <ErrorNote error={error} />}
        {quote.isLoading && <Skeleton shape="block" />}
        {quote.data && <Offer quote={quote.data} />}
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
      </form>
    </Dialog>
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

function Offer({ quote }: { readonly quote: PlanQuote }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  const amount = formatMoney(quote.next_amount, 'JPY', locale);
  const day = formatDay(dayIn(zone, quote.next_at), locale, dayIn(zone));
  return (
    <>
      {quote.begins_at ? (
        <p>{t('buy.beginsAt', { day })}</p>
      ) : (
        <BillLines lines={quote.lines} total={quote.due_now} tax={quote.tax} />
      )}
      <p className="sm">{t('buy.next', { day, amount })}</p>
      <p className="sm t2">{t('bill.terms.renews')}</p>
    </>
  );
}

import {
  BookingBar,
  Button,
  CancellationTable,
  CheckRow,
  formatTime,
  useConfirm,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useGiveUp } from '../api/change-payment';
import type { PaymentAnswer } from '../api/get-payment';
import type { KeptCard } from '../../../cards/list-cards';
import { useInstantWords } from '../payment-words';
import { useYen } from '../../../money/use-yen';
import { InvoiceRequest } from '../components/invoice-request';
import { AmountLines } from '../components/amount-lines';
import { isFee } from '../api/group-fee';
import { FeeTerms } from '../fee/fee-terms';
import { BillTerms } from './bill-terms';
import { BookedGood } from './booked-good';
import { CardChoice } from './card-choice';
import { ChargePlan } from './charge-plan';
import { FailureCard } from './failure-card';
import { failureOf } from './failure-words';
import type { Stripe } from './stripe';
import { usePay } from './use-pay';

interface Props {
  readonly found: PaymentAnswer;
  readonly cards: readonly KeptCard[];
  readonly stripe: Stripe;
  readonly onConfirmed: () => void;
}

/**
 * The subject of the payment, the card, the time of the charge, and the cost of cancelling. One button pays and books.
 */
export function CheckoutForm({ found, cards, stripe, onConfirmed }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const { payment, users } = found;
  const { amount, cancellation } = payment;
  const at = useInstantWords(payment);
  const [chosen, setChosen] = useState(cards[0]?.id);
  const [keepCard, setKeepCard] = useState(false);
  // A plan and a fee renew with the same card.
  const renews = payment.reason === 'subscription' || payment.fee !== null;
  const isLoan = !payment.bill && !payment.fee;
  const elements = useMemo(
    () =>
      stripe.elements({
        ...{ mode: 'payment', amount, currency: 'jpy' },
        ...{ captureMethod: 'manual', paymentMethodTypes: ['card'] },
      }),
    [stripe, amount],
  );
  const { isBusy, failure: refused, pay } = usePay(payment, stripe, elements, onConfirmed);
  const failure = refused ?? (payment.error ? failureOf(payment.error) : undefined);
  const lender = users.find(({ id }) => id === payment.payee_id)?.name;
  return (
    <>
      {failure && <FailureCard payment={payment} failure={failure} />}
      <BookedGood found={found} />
      <div className="paytwo">
        <aside className="paysum">
          <section className="card pad">
            <h2>{t('payment.breakdown')}</h2>
            <AmountLines payment={payment} />
          </section>
          <section className="card pad sm">
            <b>{t('checkout.receiver')}</b>
            {(payment.bill || lender) && <p>{payment.bill ? t('bill.operator') : lender}</p>}
            <p className="t2">{t('checkout.receipt')}</p>
          </section>
        </aside>
        <div>
          <Part title={t('checkout.how')}>
            <CardChoice cards={cards} chosen={chosen} elements={elements} onChoose={setChosen} />
            {!isLoan ? (
              renews && <p className="sm t2">{t(payment.fee ? 'fee.keeps' : 'bill.keeps')}</p>
            ) : (
              <CheckRow
                label={t('checkout.keep')}
                hint={t('checkout.keepHint')}
                checked={keepCard}
                onChange={setKeepCard}
              />
            )}
          </Part>
          <InvoiceRequest payment={payment} />
          <Part title={t('checkout.when')}>
            {payment.bill && <BillTerms payment={payment} />}
            {isFee(payment) && <FeeTerms payment={payment} />}
            {isLoan && <ChargePlan payment={payment} />}
          </Part>
          {cancellation.length > 0 && (
            <Part title={t('payment.cancellation')}>
              <CancellationTable steps={cancellation} total={amount} zone={payment.time_zone} />
            </Part>
          )}
          <GiveUp found={found} />
        </div>
      </div>
      <div className="paybar">
        <BookingBar
          when={yen(amount)}
          quiet
          actions={
            <Button
              look="primary"
              busy={isBusy}
              onClick={() => void pay({ card: chosen, keepCard: keepCard || renews })}
            >
              {t(failure === 'authentication' ? 'checkout.again' : isLoan ? 'checkout.pay' : 'bill.pay', {
                amount: yen(amount),
              })}
            </Button>
          }
        >
          {payment.capture_at && isLoan && t('checkout.chargedAt', { when: at(payment.capture_at) })}
        </BookingBar>
      </div>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="paypart">
      <h2>{title}</h2>
      <div className="card pad">{children}</div>
    </section>
  );
}

/** The button that abandons an unpaid booking. Renders nothing if the payment has no deadline. */
function GiveUp({ found: { payment } }: { readonly found: PaymentAnswer }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const confirm = useConfirm();
  const { sayError } = useFlash();
  const giveUp = useGiveUp(payment.id);
  if (!payment.pay_by) return null;

  async function ask(): Promise<void> {
    const about = payment.bill ? 'bill.giveUp' : 'giveUp';
    const question = { title: t(`${about}.title`), body: t(`${about}.body`), verb: t(`${about}.verb`) };
    if (await confirm({ ...question, danger: true })) giveUp.mutate(undefined, { onError: sayError });
  }
  return (
    <div className="paypart">
      <p className="sm t2">
        {t(payment.bill ? 'bill.lapses' : 'checkout.lapses', {
          time: formatTime(payment.pay_by, payment.time_zone, locale),
        })}
      </p>
      {payment.permissions.includes('cancel') && (
        <Button look="danger" small busy={giveUp.isPending} onClick={() => void ask()}>
          {t('giveUp.open')}
        </Button>
      )}
    </div>
  );
}

import {
  Button,
  ButtonLink,
  Empty,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type PaymentAnswer, usePayment } from './api/get-payment';
import { ReceiptFiles } from './components/receipt-files';
import { AmountLines } from './components/amount-lines';
import { useDayWords, useRangeWords, useTitleWords } from './payment-words';
import { useYen } from '../../money/use-yen';
import './receipt.css';

/** `payments/{id}/receipt`: a page to print, once it is paid. */
export function ReceiptScreen() {
  const { id = '' } = useParams();
  const payment = usePayment(id);
  return (
    <QueryView query={payment} loading={<Skeleton shape="block" />} notFound={<NotFound id={id} />}>
      {(found) =>
        found.payment.captured_at ? (
          <Receipt found={found} paidAt={found.payment.captured_at} />
        ) : (
          <Unpaid id={id} />
        )
      }
    </QueryView>
  );
}

function Unpaid({ id }: { readonly id: string }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <PageHeader title={t('receipt.title')} />
      <Empty
        title={t('receipt.not')}
        actions={<ButtonLink to={`/payments/${id}`}>{t('receipt.see')}</ButtonLink>}
      />
    </>
  );
}

/** The receipt: payer, recipient, time, amount and subject, with the included tax and the refunds. */
function Receipt({
  found: { payment, users },
  paidAt,
}: {
  readonly found: PaymentAnswer;
  readonly paidAt: string;
}) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const nameOf = (id: string | null) => users.find((user) => user.id === id)?.name ?? '';
  const title = useTitleWords(payment);
  const { amount, amount_refunded: refunded } = payment;
  const range = useRangeWords(payment);
  const day = useDayWords(payment);
  return (
    <>
      <PageHeader
        title={t('receipt.title')}
        back={{ to: `/payments/${payment.id}`, label: t('payment.title', { good: title }) }}
        actions={
          <Button look="primary" small onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        }
      />
      <article className="card pad receipt">
        <dl className="kv">
          <dt>{t('receipt.to')}</dt>
          <dd>{nameOf(payment.payer_id)}</dd>
          <dt>{t('receipt.from')}</dt>
          <dd>{payment.bill ? t('bill.operator') : nameOf(payment.payee_id)}</dd>
          <dt>{t('receipt.for')}</dt>
          <dd>{[title, range].filter(Boolean).join('・')}</dd>
          <dt>{t('receipt.paid')}</dt>
          <dd>{[day(paidAt), payment.method && t(`method.${payment.method}`)].filter(Boolean).join('・')}</dd>
          <dt>{t('facts.number')}</dt>
          <dd>{payment.id.slice(-8)}</dd>
        </dl>
        <AmountLines payment={payment} />
        {refunded > 0 && (
          <dl className="kv">
            <dt>{t('receipt.refunded')}</dt>
            <dd>−{yen(refunded)}</dd>
            <dt>{t('receipt.rest')}</dt>
            <dd>
              <strong>{yen(amount - refunded)}</strong>
            </dd>
          </dl>
        )}
      </article>
      <ReceiptFiles payment={payment} />
    </>
  );
}

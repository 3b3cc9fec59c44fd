import { useTranslation } from '@kashikari/web-kit';
import { Fragment } from 'react';
import type { PaymentAnswer } from '../api/get-payment';
import { useCardWords } from '../../../cards/card-words';
import { useRangeWords } from '../payment-words';

/** Number, payer, lender, days of the booking, method and note; unknown values are omitted. */
export function PaymentFacts({ found: { payment, users } }: { readonly found: PaymentAnswer }) {
  const { t } = useTranslation('payments');
  const card = useCardWords();
  const nameOf = (id: string | null) => users.find((user) => user.id === id)?.name;
  const facts: readonly (readonly [name: string, value: string | null | undefined])[] = [
    [t('facts.number'), payment.id.slice(-8)],
    [t('facts.from'), nameOf(payment.payer_id)],
    [t('facts.to'), nameOf(payment.payee_id)],
    [t(payment.fee ? 'fee.days' : 'facts.days'), useRangeWords(payment)],
    [t('facts.method'), payment.method && t(`method.${payment.method}`)],
    [t('facts.card'), payment.card && card.nameOf(payment.card)],
    [t('facts.note'), payment.note],
  ];
  return (
    <aside className="card payfacts">
      <dl className="kv">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd className="pre">{value}</dd>
            </Fragment>
          ))}
      </dl>
    </aside>
  );
}

import { ListRow, Picture, useTranslation } from '@kashikari/web-kit';
import type { PaymentAnswer } from '../api/get-payment';
import { useRangeWords, useTitleWords } from '../payment-words';

/** Returns the path of the good, group or plan that is paid for. */
function pathOf({ good_id: good, fee }: PaymentAnswer['payment']): string {
  if (good) return `/goods/${good}`;
  return fee ? `/-/${fee.group_id}` : '/subscriptions/upgrade';
}

/** The good, its lender, and the days of the booking; or what of a plan or a fee is paid, for which days. */
export function BookedGood({ found: { payment, goods, users } }: { readonly found: PaymentAnswer }) {
  const { t } = useTranslation('payments');
  const title = useTitleWords(payment);
  const range = useRangeWords(payment);
  const good = goods.find(({ id }) => id === payment.good_id);
  const lender = users.find(({ id }) => id === payment.payee_id)?.name;
  return (
    <div className="card list">
      <ListRow
        to={pathOf(payment)}
        title={title}
        {...(payment.good_id && {
          leading: <Picture id={payment.good_id} url={good?.thumbnail_url} />,
        })}
      >
        {lender && <span className="meta">{lender}</span>}
        {good?.location && <span className="meta">{good.location}</span>}
      </ListRow>
      {range && (
        <div className="lrow">
          <span className="grow">
            <span className="meta blk">
              {t(payment.bill ? 'bill.paidDays' : payment.fee ? 'fee.days' : 'facts.days')}
            </span>
            <b>{range}</b>
          </span>
        </div>
      )}
    </div>
  );
}

import { ListRow, Picture, useTranslation } from '@kashikari/web-kit';
import type { PaymentAnswer } from '../api/get-payment';
import { useRangeWords } from '../payment-words';

/** The good, its lender, and the days of the booking. */
export function BookedGood({ found: { payment, goods, users } }: { readonly found: PaymentAnswer }) {
  const { t } = useTranslation('payments');
  const range = useRangeWords(payment);
  const good = goods.find(({ id }) => id === payment.good_id);
  const lender = users.find(({ id }) => id === payment.payee_id)?.name;
  return (
    <div className="card list">
      <ListRow
        to={`/goods/${payment.good_id}`}
        title={payment.good_title}
        leading={<Picture id={payment.good_id} url={good?.thumbnail_url} />}
      >
        {lender && <span className="meta">{lender}</span>}
        {good?.location && <span className="meta">{good.location}</span>}
      </ListRow>
      <div className="lrow">
        <span className="grow">
          <span className="meta blk">{t('facts.days')}</span>
          <b>{range}</b>
        </span>
      </div>
    </div>
  );
}

import { ListRow, StateChip } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';
import { useRangeWords, useStateWords, useTitleWords } from '../payment-words';
import { useYen } from '../../../money/use-yen';

interface Props {
  readonly payment: Payment;
  /** The title; by default the subject of the payment. */
  readonly title?: string;
  /** The other person, where payments of several people are listed. */
  readonly person?: string | undefined;
}

/** One payment in a list: its state, the days of its booking, and its amount after refunds. */
export function PaymentRow({ payment, title, person }: Props) {
  const yen = useYen();
  const own = useTitleWords(payment);
  const range = useRangeWords(payment);
  const { state, words } = useStateWords(payment);
  return (
    <ListRow
      to={`/payments/${payment.id}`}
      title={title ?? own}
      trailing={<b className="nb">{yen(payment.amount - payment.amount_refunded)}</b>}
    >
      <StateChip state={state}>{words}</StateChip>
      {person && <span className="meta">{person}</span>}
      <span className="meta nb">{range}</span>
    </ListRow>
  );
}

import { type components, Link, useTranslation } from '@kashikari/web-kit';
import { BillLines } from '../../../bills/bill-lines';
import { useCardWords } from '../../../cards/card-words';
import { useCards } from '../../../cards/list-cards';
import { useDay } from '../../../money/use-day';

type Subscription = components['schemas']['Subscription'];
type Bill = NonNullable<Subscription['next_bill']>;

/** The next bill, line by line, with the card that pays it. */
export function NextBill({
  subscription: { next_bill: bill, status },
}: {
  readonly subscription: Subscription;
}) {
  return bill && status !== 'ending' ? <Lines bill={bill} /> : null;
}

function Lines({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation('payments');
  const day = useDay();
  const { nameOf } = useCardWords();
  const { data: cards } = useCards();
  // A renewal is charged to the card that was added last.
  const [card] = cards ?? [];
  return (
    <section className="sec" aria-labelledby="next-bill">
      <div className="sec-h">
        <h2 id="next-bill">{t('plan.next')}</h2>
        <span className="meta">{[day(bill.at), ...(card ? [nameOf(card)] : [])].join('・')}</span>
      </div>
      <div className="card pad">
        <BillLines lines={bill.lines} total={bill.due} tax={bill.tax} />
      </div>
      <p className="hint">
        {t('plan.adjusted')} <Link to="/payments/history">{t('plan.history')}</Link>
      </p>
    </section>
  );
}

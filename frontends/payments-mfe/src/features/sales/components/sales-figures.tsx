import { useTranslation } from '@kashikari/web-kit';
import { useYen } from '../../../money/use-yen';
import type { Sales } from '../api/get-sales';

/** The four sums of a range; what was paid directly is named below them. */
export function SalesFigures({ sales }: { readonly sales: Sales }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const { gross, refunds, commission, net, by_hand: byHand } = sales;
  const figures = [
    ['gross', gross],
    ['refunds', -refunds],
    ['commission', -commission],
    ['net', net],
  ] as const;
  return (
    <>
      <dl className="card salesfigs">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`sales.sums.${name}`)}</dt>
            {/* Adding 0 turns -0 into 0. */}
            <dd>{yen(amount + 0)}</dd>
          </div>
        ))}
      </dl>
      {byHand > 0 && <p className="meta">{t('sales.byHand', { amount: yen(byHand) })}</p>}
    </>
  );
}

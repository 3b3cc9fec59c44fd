import { useTranslation } from '@kashikari/web-kit';
import type { StockCheck } from '../api/stocktaking-types';

interface Props {
  readonly check: StockCheck;
  /** Name of the person who decided. */
  readonly by?: string | undefined;
}

/** The decision about a difference, with its reason and author. Renders nothing before the decision. */
export function Decided({ check: { choice, reason }, by }: Props) {
  const { t } = useTranslation('bookings');
  if (choice === null) return null;
  const words = [by, reason].filter(Boolean).join('・');
  return (
    <p className="sm">
      <span className="pill sel">{t(`stock.decided.${choice}`)}</span>
      {words && <span className="meta"> {words}</span>}
    </p>
  );
}

import { StateChip, type StateName, useTranslation } from '@kashikari/web-kit';
import type { StockState } from '../api/stocktaking-types';

const GLYPHS: Readonly<Record<StockState, StateName>> = {
  match: 'free',
  short: 'part',
  over: 'mine',
  not_scanned: 'full',
  unexpected: 'dispute',
};

export const STOCK_STATES = ['short', 'over', 'unexpected', 'not_scanned', 'match'] as const;

interface Props {
  readonly state: StockState;
  /** Counted less expected. */
  readonly difference: number | null;
}

/** The result of a count as a glyph and words: △ 2 missing. */
export function StateMark({ state, difference }: Props) {
  const { t } = useTranslation('bookings');
  const count = Math.abs(difference ?? 0);
  return <StateChip state={GLYPHS[state]}>{t(`stock.state.${state}`, { count })}</StateChip>;
}

/** A count that has not been saved yet, beside what should be there. */
export function DraftMark({ difference }: { readonly difference: number }) {
  const { t } = useTranslation('bookings');
  if (difference === 0) return <StateChip state="free">{t('stock.state.match')}</StateChip>;
  return difference < 0 ? (
    <StateChip state="part">{t('stock.moreExpected', { count: -difference })}</StateChip>
  ) : (
    <StateChip state="mine">{t('stock.state.over', { count: difference })}</StateChip>
  );
}

import { type Locale, formatMoney, formatNumber } from '@kashikari/web-kit';
import type { Daily, PeriodCounts } from '../api/get-daily';

/** The counted figures, in the order of tables. */
export const FIGURES = [
  ...(['started', 'created', 'returned', 'overdue', 'cancelled'] as const),
  ...(['borrowers', 'new_members', 'goods_in_use', 'revenue'] as const),
];
export type Figure = (typeof FIGURES)[number];

/** The figure that the plot shows first. */
export const FIRST_FIGURE: Figure = 'started';

/** The unit that a figure counts. */
export function unitOf(figure: Figure): 'bookings' | 'people' | 'items' | 'yen' {
  if (figure === 'revenue') return 'yen';
  if (figure === 'goods_in_use') return 'items';
  return figure === 'borrowers' || figure === 'new_members' ? 'people' : 'bookings';
}

/** The figures that are worth showing: revenue only where there is some. */
export function figuresOf({ days }: Daily): readonly Figure[] {
  const hasRevenue = days.some(({ revenue }) => revenue !== 0);
  return FIGURES.filter((figure) => figure !== 'revenue' || hasRevenue);
}

/** A figure for a table or an axis, without its unit except for money. */
export function formatFigure(figure: Figure, value: number, locale: Locale): string {
  return figure === 'revenue' ? formatMoney(value, 'JPY', locale) : formatNumber(value, locale);
}

/** Returns true if nothing at all happened. */
export function isEmpty(totals: PeriodCounts): boolean {
  return FIGURES.every((figure) => totals[figure] === 0);
}

/** The share of late bookings among those that came back or became late, with one decimal; null without any. */
export function lateShare({ returned, overdue }: PeriodCounts, locale: Locale): string | null {
  const all = returned + overdue;
  return all === 0 ? null : `${formatNumber(Math.round((overdue / all) * 1000) / 10, locale)}%`;
}

import { type Locale, formatNumber } from '@kashikari/web-kit';

/** 82%; a dash where there is nothing to divide by. */
export function percent(share: number | null, locale: Locale): string {
  return share === null ? '–' : `${formatNumber(Math.round(share * 100), locale)}%`;
}

/** The width of a bar in percent: its share of the longest, or of the whole. Never beyond the whole. */
export function widthOf(part: number | null, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.max(0, ((part ?? 0) / whole) * 100));
}

/** Sums of lines of figures; `onTimeRate` is null where nothing came back. */
export function totalOf(lines: readonly { lent: number; days_out: number; on_time: number; late: number }[]) {
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  const [lent, daysOut] = [sum((line) => line.lent), sum((line) => line.days_out)];
  const [onTime, late] = [sum((line) => line.on_time), sum((line) => line.late)];
  const ended = onTime + late;
  return { lent, daysOut, onTime, late, ended, onTimeRate: ended === 0 ? null : onTime / ended };
}

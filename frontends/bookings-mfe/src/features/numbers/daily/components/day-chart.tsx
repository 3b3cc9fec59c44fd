import { formatShortDay, retrying, useLocale } from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import type { Bars } from '../rules/bars';
import { type Figure, formatFigure } from '../rules/counts';

interface Props {
  readonly shown: Bars;
  readonly figure: Figure;
}

/**
 * Bars of one figure. Screen readers get the heading and the table instead. The plotting library loads after the
 * figures; without it the page is complete, too.
 */
export function DayChart({ shown, figure }: Props) {
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    const drawing = {
      ...shown,
      labels: shown.bars.map(({ from }) =>
        locale === 'ja-Hira'
          ? `${Number(from.slice(5, 7))}/${Number(from.slice(8))}`
          : formatShortDay(from, locale),
      ),
      format: (value: number) => formatFigure(figure, value, locale),
    };
    retrying(() => import('../plot/draw-bars')).then(
      ({ drawBars }) => {
        if (!isGone && box.current) remove = drawBars(box.current, drawing);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [shown, figure, locale]);
  return <div className="dyplot" ref={box} aria-hidden="true" />;
}

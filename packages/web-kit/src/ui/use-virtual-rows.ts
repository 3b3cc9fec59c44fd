import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  readonly count: number;
  /** Index of the focused row, which stays in the page however far the user scrolls. */
  readonly active: number;
  /** Called with the first and last visible row. */
  readonly onWindow?: (first: number, last: number) => void;
}

/** A row before it is measured, pixels; most have this height on a wide window. */
const ROW = 49;

/** Draws only the rows in sight of a list as long as the page. */
export function useVirtualRows({ count, active, onWindow }: Options) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- content above the list may appear later or change its height; an equal value causes no render
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => ROW,
    overscan: 8,
    // An element without a height counts as a row; otherwise a hidden list would be rendered completely.
    measureElement: (element) => element.getBoundingClientRect().height || ROW,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return active >= count || shown.includes(active) ? shown : [...shown, active].sort((a, b) => a - b);
    },
  });
  const first = rows.range?.startIndex;
  const last = rows.range?.endIndex;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onWindow?.(first, last);
  }, [first, last, onWindow]);

  return {
    list,
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    shown: rows.getVirtualItems().map(({ index, start }) => ({ index, offset: start - top })),
  };
}

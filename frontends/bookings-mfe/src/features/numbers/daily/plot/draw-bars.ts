import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type Bars, labeled } from '../rules/bars';

export interface Drawing extends Bars {
  /** The label under each bar. */
  readonly labels: readonly string[];
  /** Writes a value at the axis. */
  readonly format: (value: number) => string;
}

/** Room that a label under a bar takes, px. */
const LABEL_WIDTH = 62;

/** Room at the right for the half of the last label that is wider than its bar, px. */
const LAST_LABEL = 14;

/** Radius of the dot of a closed day and its distance from the axis, px. */
const DOT = { radius: 2, above: 4 } as const;

/** Whole steps between the lines of the axis, the smallest first. */
const STEPS = Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();

/** The colours of the theme, as they are now. */
function colorsAt(box: HTMLElement) {
  const style = getComputedStyle(box);
  const token = (name: string) => style.getPropertyValue(`--k-${name}`).trim();
  return {
    ...{ bar: token('primary'), running: token('primary-soft'), dot: token('full-line') },
    ...{ line: token('line'), axis: token('line-strong'), text: token('text-2') },
    font: `11px ${style.fontFamily}`,
  };
}

function optionsFor(
  { unit, bars, labels, format }: Drawing,
  { clientWidth: width, clientHeight: height }: HTMLElement,
  colors: ReturnType<typeof colorsAt>,
): uPlot.Options {
  const paths = uPlot.paths.bars!({ size: [0.62, 30], radius: 0.1 });
  const { font, text: stroke } = colors;
  const longest = Math.max(...bars.map(({ value }) => format(value).length), 1);
  function dots({ ctx, valToPos }: uPlot): void {
    const { pxRatio } = uPlot;
    ctx.fillStyle = colors.dot;
    bars.forEach(({ isClosed, value }, at) => {
      if (!isClosed || value !== 0) return;
      ctx.beginPath();
      const y = valToPos(0, 'y', true) - DOT.above * pxRatio;
      ctx.arc(valToPos(at, 'x', true), y, DOT.radius * pxRatio, 0, 2 * Math.PI);
      ctx.fill();
    });
  }
  return {
    ...{ width, height, padding: [10, LAST_LABEL, 0, 0] },
    ...{ legend: { show: false }, cursor: { show: false } },
    scales: {
      x: { time: false, range: [-0.5, bars.length - 0.5] },
      y: { range: (_plot, min, max) => [Math.min(0, min), Math.max(1, max * 1.08)] },
    },
    axes: [
      {
        ...{ stroke, font, size: 26, grid: { show: false }, ticks: { show: false } },
        border: { show: true, stroke: colors.axis, width: 1 },
        splits: () => labeled({ unit, bars }, Math.floor(width / LABEL_WIDTH)),
        values: (_plot, places) => places.map((at) => labels[at] ?? ''),
      },
      {
        ...{ stroke, font, incrs: STEPS, size: 18 + 7 * longest, ticks: { show: false } },
        grid: { stroke: colors.line, width: 1 },
        values: (_plot, values) => values.map(format),
      },
    ],
    series: [
      {},
      { fill: colors.bar, width: 0, paths, points: { show: false } },
      {
        ...{ fill: colors.running, stroke: colors.bar, width: 1.5, dash: [3, 2] },
        ...{ paths, points: { show: false } },
      },
    ],
    hooks: { draw: [dots] },
  };
}

/** The values as the plot takes them: finished bars, and the one that runs, which looks different. */
const dataOf = ({ bars }: Bars): uPlot.AlignedData => [
  bars.map((_, at) => at),
  bars.map(({ value, isRunning }) => (isRunning ? null : value)),
  bars.map(({ value, isRunning }) => (isRunning ? value : null)),
];

/**
 * Draws bars into a box of fixed height, in the colours of the theme; again when the box or the theme changes.
 * @returns removes the drawing
 */
export function drawBars(box: HTMLElement, drawing: Drawing): () => void {
  let plot: uPlot | undefined;
  function draw(): void {
    plot?.destroy();
    plot =
      box.clientWidth > 0
        ? new uPlot(optionsFor(drawing, box, colorsAt(box)), dataOf(drawing), box)
        : undefined;
  }
  const resized = new ResizeObserver(() => {
    if (box.clientWidth !== plot?.width) draw();
  });
  const recolored = new MutationObserver(draw);
  resized.observe(box);
  recolored.observe(document.documentElement, { attributeFilter: ['data-color-scheme', 'lang'] });
  return () => {
    resized.disconnect();
    recolored.disconnect();
    plot?.destroy();
  };
}

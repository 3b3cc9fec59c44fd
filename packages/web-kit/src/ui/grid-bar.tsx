import { Link } from 'react-router-dom';
import { Glyph } from './glyph';

interface BarPlacement {
  readonly bar: {
    readonly kind: 'mine' | 'other' | 'overdue' | 'dispute' | 'margin' | 'draft';
    readonly label: string;
    readonly href?: string;
  };
  /** CSS grid lines. */
  readonly start: number;
  readonly end: number;
  /** Begins before, ends after the window. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
}

interface Props {
  readonly placed: BarPlacement;
  /** True if the bar is too narrow for a glyph beside the text. */
  readonly short: boolean;
}

/** A bar over its cells, for eyes and pointers only: the cells below it contain the same text and link. */
export function GridBar({ placed, short }: Props) {
  const { bar, start, end, cutStart, cutEnd } = placed;
  const className = `bar ${bar.kind}${short ? ' one' : ''}${cutStart ? ' from' : ''}${cutEnd ? ' to' : ''}`;
  const style = { gridColumn: `${start} / ${end}` };
  const inner = (
    <>
      {bar.kind === 'overdue' && <Glyph state="overdue" />}
      {bar.kind === 'dispute' && <Glyph state="dispute" />}
      {bar.kind !== 'margin' && <span>{bar.label}</span>}
    </>
  );
  return bar.href ? (
    <Link
      className={className}
      style={style}
      to={bar.href}
      title={bar.label}
      tabIndex={-1}
      aria-hidden="true"
    >
      {inner}
    </Link>
  ) : (
    <div className={`${className} thru`} style={style} title={bar.label} aria-hidden="true">
      {inner}
    </div>
  );
}

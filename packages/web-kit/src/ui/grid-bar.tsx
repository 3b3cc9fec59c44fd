import { Link } from 'react-router-dom';
import { Glyph } from './glyph';
import type { PlacedBar } from './two-week-rows';

/** A bar over its days. What a screen reader needs is said by the cells, so the bar hides unless it is a link. */
export function TwoWeekBar({ placed }: { readonly placed: PlacedBar }) {
  const { bar, start, end, cutStart, cutEnd } = placed;
  const one = end - start === 1;
  const className = `bar ${bar.kind}${one ? ' one' : ''}${cutStart ? ' from' : ''}${cutEnd ? ' to' : ''}`;
  const style = { gridColumn: `${start} / ${end}` };
  const inner = (
    <>
      {bar.kind === 'overdue' && <Glyph state="overdue" />}
      {bar.kind === 'dispute' && <Glyph state="dispute" />}
      {bar.kind !== 'margin' && <span>{bar.label}</span>}
    </>
  );
  return bar.href ? (
    <Link className={className} style={style} to={bar.href} title={bar.label} tabIndex={-1}>
      {inner}
    </Link>
  ) : (
    <div className={`${className} thru`} style={style} title={bar.label} aria-hidden="true">
      {inner}
    </div>
  );
}

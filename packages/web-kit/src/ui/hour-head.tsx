import { formatTime } from '../format/instant';
import { useLocale } from '../i18n/use-locale';
import { hourMarks } from './hour-columns';

interface Props {
  /** The first column, epoch milliseconds. */
  readonly first: number;
  readonly zone: string;
  readonly corner: string;
  /** Position of the current time, 0 to 1 of the window; undefined outside. */
  readonly now: number | undefined;
  readonly nowAt: number;
}

/** The hours over the grid. An hour that occurs twice shows its offset; one that the clocks skip is absent. */
export function HourHead({ first, zone, corner, now, nowAt }: Props) {
  const locale = useLocale();
  return (
    <>
      <div className="corner" role="columnheader">
        {corner}
      </div>
      <div className="days" role="presentation">
        {hourMarks(first, zone).map(({ at, columns, label, offset }) => (
          <div
            key={at}
            role="columnheader"
            aria-label={`${formatTime(at, zone, locale)}${offset ? ` ${offset}` : ''}`}
            className="dh"
            style={{ gridColumn: `span ${columns}` }}
          >
            <b>{label}</b>
            {offset && <small>{offset}</small>}
          </div>
        ))}
        {now !== undefined && (
          <span
            className="nowl h"
            aria-hidden="true"
            data-t={formatTime(nowAt, zone, 'ja')}
            style={{ left: `${now * 100}%` }}
          />
        )}
      </div>
    </>
  );
}

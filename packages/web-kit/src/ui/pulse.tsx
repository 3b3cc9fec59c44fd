/** One bar a day. */
export type PulseDay = 'free' | 'part' | 'full' | 'closed' | 'mine';

const BARS: Readonly<Record<PulseDay, string>> = { free: '', part: 'p', full: 'x', closed: 'c', mine: 'm' };

interface Props {
  /** 14 days from today on, in the lender's zone. */
  readonly days: readonly PulseDay[];
  /** Words under the two ends (今日, 12/1): on cards, not in rows. */
  readonly ends?: readonly [string, string];
}

/** Fourteen bars whose height shows the free units. It is decorative: the text of the state beside it says the same. */
export function Pulse({ days, ends }: Props) {
  const bars = (
    <div className="pulse" aria-hidden="true">
      {days.map((day, index) => (
        <i key={index} className={BARS[day]} />
      ))}
    </div>
  );
  if (!ends) return bars;
  return (
    <div>
      {bars}
      <div className="pulse-l" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}

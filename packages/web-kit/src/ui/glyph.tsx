/** States of a good or a day, as a glyph shows them (design README, "Availability states"). */
export type StateName = 'free' | 'part' | 'full' | 'closed' | 'mine' | 'overdue' | 'dispute';

const LINES: Readonly<Record<Exclude<StateName, 'mine' | 'overdue'>, string>> = {
  free: 'M2.3 7a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0 -9.4 0',
  part: 'M7 2.2 12.3 11.6H1.7z',
  full: 'M3 3l8 8M11 3l-8 8',
  closed: 'M2.5 7h9',
  dispute: 'M3 13V1.5h8l-2 3 2 3H3',
};

/** A state as a glyph: ○ △ × – ● ◆! or the flag. The shape identifies the state without its color. */
export function Glyph({ state }: { readonly state: StateName }) {
  return (
    <svg
      className="gl"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth={state === 'dispute' ? 1.8 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {state === 'mine' ? (
        <circle cx="7" cy="7" r="5.5" fill="currentColor" stroke="none" />
      ) : state === 'overdue' ? (
        <>
          <path d="M7 .4 13.6 7 7 13.6 .4 7z" fill="currentColor" stroke="none" />
          <path d="M7 3.6v3.8" stroke="var(--k-surface)" strokeWidth="1.8" />
          <circle cx="7" cy="10" r="1.1" fill="var(--k-surface)" stroke="none" />
        </>
      ) : (
        <path d={LINES[state]} />
      )}
    </svg>
  );
}

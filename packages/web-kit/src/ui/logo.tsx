const MARK = [
  'M6.5 5.5h15.2a2 2 0 0 1 1.43.6l4.9 5a1.3 1.3 0 0 1 0 1.8l-.5.5a2 2 0 0 1-1.43.6H6.5A2.5 2.5 0 0 1 4 11.5V8a2.5 2.5 0 0 1 2.5-2.5z',
  'M25.5 26.5H10.3a2 2 0 0 1-1.43-.6l-4.9-5a1.3 1.3 0 0 1 0-1.8l.5-.5A2 2 0 0 1 5.9 18h19.6a2.5 2.5 0 0 1 2.5 2.5V24a2.5 2.5 0 0 1-2.5 2.5z',
];
const LETTERS: readonly (readonly [number, string])[] = [
  [0, 'M0 0V20M9 7.3L.3 14.2M3.7 11.6L9.4 20'],
  [12.9, 'M12 7.2V20M12 13.6a6 6.4 0 1 1-12 0a6 6.4 0 1 1 12 0z'],
  [
    29,
    'M8.6 9.3C7.9 7.9 6.5 7.2 4.6 7.2c-2.3 0-3.9 1.1-3.9 3 0 4.3 8.5 2.2 8.5 6.6 0 2-1.8 3.2-4.3 3.2-2.2 0-4-.9-4.7-2.5',
  ],
  [42.1, 'M0 0V20M0 13c0-3.6 2-5.8 5-5.8 3.1 0 4.8 2 4.8 5.3V20'],
  [56.2, 'M0 7.4V20'],
  [60.3, 'M0 0V20M9 7.3L.3 14.2M3.7 11.6L9.4 20'],
  [73.2, 'M12 7.2V20M12 13.6a6 6.4 0 1 1-12 0a6 6.4 0 1 1 12 0z'],
  [89.3, 'M0 7.4V20M0 13.4c0-3.9 2.3-6.2 6-5.9'],
  [99, 'M0 7.4V20'],
];

/** Two tags passing, one out and one home; with the name beside it unless `mark` is set. */
export function Logo({ mark = false }: { readonly mark?: boolean }) {
  return (
    <svg viewBox={mark ? '0 0 32 32' : '0 0 148 32'} role="img" aria-label="Kashikari">
      <path d={MARK[0]} fill="var(--k-nando-6)" />
      <circle cx="21.3" cy="10" r="1.7" fill="#fff" />
      <path d={MARK[1]} fill="var(--k-kaki-5)" />
      <circle cx="10.7" cy="22.2" r="1.7" fill="#fff" />
      {!mark && (
        <g
          transform="translate(40 5.7)"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {LETTERS.map(([x, d]) => (
            <path key={x} transform={`translate(${x} 0)`} d={d} />
          ))}
          <circle cx="56.2" cy="1.6" r="2.15" fill="var(--k-kaki-5)" stroke="none" />
          <circle cx="99" cy="1.6" r="2.15" fill="var(--k-kaki-5)" stroke="none" />
        </g>
      )}
    </svg>
  );
}

import { appendFileSync } from 'node:fs';

/**
 * Says in one line what a check has shown, and keeps it for the table that the run ends with.
 * @param wrong what is not as it should be; nothing where all is well
 */
export function found(check: string, figures: string, wrong: readonly string[] = []): void {
  process.stdout.write(`${wrong.length ? '✗' : '✓'} ${check}: ${[figures, ...wrong].join('; ')}\n`);
  appendFileSync(process.env['CLUSTER_FINDINGS']!, `${JSON.stringify({ check, figures, wrong })}\n`);
  if (wrong.length) throw new Error(`${check}: ${wrong.join('; ')}`);
}

/** Statuses and how often each came, as people read it. */
export const tally = (answers: ReadonlyMap<string, number>): string =>
  [...answers]
    .sort()
    .map(([status, n]) => `${status}: ${n}`)
    .join(', ');

/** Seconds since a moment of `performance.now()`. */
export const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

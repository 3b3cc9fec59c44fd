import { appendFileSync } from 'node:fs';

/** Error of a check that has reported its faults. */
class NotAsItShouldBe extends Error {}

/**
 * Prints the result of a check in one line, and stores it for the table at the end of the run.
 * @param wrong the faults; empty if all is well
 */
export function found(check: string, figures: string, wrong: readonly string[] = []): void {
  process.stdout.write(`${wrong.length ? '✗' : '✓'} ${check}: ${[figures, ...wrong].join('; ')}\n`);
  appendFileSync(process.env['CLUSTER_FINDINGS']!, `${JSON.stringify({ check, figures, wrong })}\n`);
  if (wrong.length) throw new NotAsItShouldBe(`${check}: ${wrong.join('; ')}`);
}

/** Defines a test whose failure appears in the table, even if it fails before it has figures. */
export function shows(check: string, body: () => Promise<void>): void {
  test(check, async () => {
    try {
      await body();
    } catch (error) {
      if (error instanceof NotAsItShouldBe) throw error;
      found(check, 'not shown', [(error as Error).message.replace(/\s+/g, ' ').slice(0, 300)]);
    }
  });
}

/** Statuses and how often each came, as people read it. */
export const tally = (answers: ReadonlyMap<string, number>): string =>
  [...answers]
    .sort()
    .map(([status, n]) => `${status}: ${n}`)
    .join(', ');

/** Seconds since a moment of `performance.now()`. */
export const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

import os from 'node:os';
import type { Row } from './checks';
import { FAULTS } from './faults';

const { between, writeMeasured } = require('../../../scripts/measured.cjs') as {
  between(page: string, mark: string): string;
  writeMeasured(file: string, mark: string, text: (page: string) => string): string;
};

const HEAD = [
  'fault',
  'bookings confirmed',
  'in SQL',
  'answers',
  'events lost',
  'mails',
  'twice',
  'back after',
  'caught up after',
];

const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;

function lineOf(row: Row): string {
  return line([
    row.fault,
    row.confirmed,
    row.inSql,
    row.answers,
    row.eventsLost,
    row.mails,
    row.twice,
    `${row.backAfter.toFixed(1)} s`,
    `${row.caughtUpAfter.toFixed(0)} s${row.wrong.length ? `; **${row.wrong.join('; ')}**` : ''}`,
  ]);
}

function linesIn(text: string): Map<string, string> {
  const lines = text.split('\n').filter((one) => one.startsWith('| '));
  return new Map(lines.map((one) => [one.split('|')[1]!.trim(), one]));
}

/**
 * Writes the results of a run between the marks, and leaves the text around them. Faults that this run did not test
 * retain the line of an earlier run; untested ones are named.
 */
export function writeReport(rows: readonly Row[]): void {
  writeMeasured('docs/reliability.md', 'measured', (page) =>
    textOf(rows, linesIn(between(page, 'measured'))),
  );
}

function textOf(rows: readonly Row[], lines: Map<string, string>): string {
  for (const row of rows) lines.set(row.fault, lineOf(row));
  const known = FAULTS.flatMap(({ name }) => lines.get(name) ?? []);
  const notRun = FAULTS.filter(({ name }) => !lines.has(name)).map(({ name, skipped }) =>
    skipped ? `${name} (${skipped})` : name,
  );
  const load = os.loadavg()[1]!.toFixed(1);
  return [
    `${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores with a load average of ${load}, Node ${process.versions.node}.`,
    [line(HEAD), line(HEAD.map(() => '---')), ...known].join('\n'),
    ...(notRun.length ? [`Not run: ${notRun.join(', ')}.`] : []),
  ].join('\n\n');
}

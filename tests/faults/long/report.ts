import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Row } from './checks';

const FILE = 'docs/reliability.md';
const [BEGIN, END] = ['<!-- measured -->', '<!-- /measured -->'];

const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;

/** Puts the table of a run between its marks, and leaves what people wrote around it. */
export function writeReport(rows: readonly Row[], notRun: readonly string[]): void {
  const head = [
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
  const table = [
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) =>
      line([
        row.fault,
        row.confirmed,
        row.inSql,
        row.answers,
        row.eventsLost,
        row.mails,
        row.twice,
        `${row.backAfter.toFixed(1)} s`,
        `${row.caughtUpAfter.toFixed(0)} s`,
      ]),
    ),
  ];
  const wrong = rows.flatMap(({ fault, wrong: what }) => what.map((one) => `- ${fault}: ${one}`));
  const machine = `${os.availableParallelism()} cores, Node ${process.versions.node}, load average ${os.loadavg()[1]!.toFixed(1)}`;
  const text = [
    `${new Date().toISOString().slice(0, 10)}, ${machine}.`,
    table.join('\n'),
    ...(wrong.length ? [`Not as it should be:`, wrong.join('\n')] : ['All as it should be.']),
    ...notRun.map((what) => `Not run: ${what}.`),
  ].join('\n\n');
  const [before, rest = ''] = readFileSync(FILE, 'utf8').split(BEGIN!);
  writeFileSync(FILE, `${before}${BEGIN}\n\n${text}\n\n${END}${rest.split(END!)[1] ?? '\n'}`);
  spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', FILE]);
}

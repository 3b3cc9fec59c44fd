import { median, spread } from './statistics.mjs';

const NAMES = { ours: 'Kashikari', floor: 'floor' };

const number = (value, digits = 0) =>
  Number.isFinite(value)
    ? value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
    : '–';

/** A Markdown table, its columns as wide as they need to be. */
function table(head, rows) {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const rate = ({ latencies, elapsed }) => latencies.length / elapsed;

/** One row of figures: the median of the rounds' rates, and the spread of all their latencies. */
function figures(rounds) {
  const { p50, p95, p99 } = spread(rounds.flatMap(({ latencies }) => latencies));
  return [number(median(rounds.map(rate))), ...[p50, p95, p99].map((value) => number(value, 1))];
}

/** Watched, and no process of Node of ours. */
const NOT_OURS = new Set(['postgres', 'clients', 'neighbour', 'floor']);

/** Returns the CPU time of each process per request, milliseconds. */
function cpuRows(results) {
  const names = [...new Set(results.flatMap(({ ours }) => ours.flatMap(({ cpu }) => Object.keys(cpu))))];
  const cost = (rounds, name) => {
    const seconds = rounds.reduce((sum, { cpu }) => sum + (cpu[name] ?? 0), 0);
    return (seconds * 1000) / rounds.reduce((sum, { latencies }) => sum + latencies.length, 0);
  };
  const nodes = names.filter((name) => !NOT_OURS.has(name));
  return results
    .map(({ phase, ours, floor }) => [
      phase.title,
      ...nodes.map((name) => number(cost(ours, name), 2)),
      number(
        nodes.reduce((sum, name) => sum + cost(ours, name), 0),
        2,
      ),
      number(cost(ours, 'postgres'), 2),
      number(cost(floor, 'floor'), 2),
      number(cost(floor, 'postgres'), 2),
    ])
    .map((row) => ({ nodes, row }));
}

/**
 * Reports the neighbor, who books a good that nobody else wants, without load and during the rush, for the product and
 * the baseline.
 */
function neighbour(results) {
  const rush = results.find(({ quiet }) => quiet);
  if (!rush) return [];
  const rows = ['ours', 'floor'].flatMap((side) => {
    const quiet = spread(rush.quiet[side].flatMap(({ latencies }) => latencies));
    const during = spread(rush[side].flatMap(({ beside }) => beside.latencies));
    return [
      [NAMES[side], 'in quiet', number(quiet.p50, 1), number(quiet.p95, 1), ''],
      [
        '',
        'during the rush',
        number(during.p50, 1),
        number(during.p95, 1),
        number(during.p95 / quiet.p95, 2),
      ],
    ];
  });
  return [
    'A booking of an unrelated good, milliseconds:',
    table(['', '', 'p50', 'p95', 'ratio of p95'], rows),
  ];
}

export function reportSizes({ machine, when, sizes }) {
  const rows = sizes.map(({ title, cpu, p50, ratio }) => [
    title,
    number(cpu, 2),
    number(p50, 2),
    number(ratio, 2),
  ]);
  const head = ['one more booking on', 'PostgreSQL, ms of CPU', 'p50 ms', 'ratio'];
  return [`${when}, ${machine}. The floor with one client, three rounds in turn.`, table(head, rows)].join(
    '\n\n',
  );
}

/** Reports our measurements beside their baselines, in Markdown. */
function reportPairs({ machine, when, rows }) {
  const lines = rows.map(({ title, ours, floor, ratio }) => [
    ...[title, number(ours, 1), number(floor, 1)],
    number(ratio, 2),
  ]);
  return [
    `${when}, ${machine}. Ours and the query alone in turn; medians, the\nratio of each pair's.`,
    table(['', 'over REST, ms', 'alone, ms', 'ratio'], lines),
  ];
}

/** Reports the waits of a lender of many goods, in Markdown. */
export const reportLender = (run) => reportPairs(run).join('\n\n');

export const reportMoney = ({ machine, when, priced, free, ratio, othersShare }) =>
  [
    `${when}, ${machine}. In turn; medians;\nothers used ${number(othersShare * 100, 1)} % of the CPU.`,
    table(
      ['bookings of a priced good, per second', 'of a free one', 'ratio', 'goal, at least'],
      [[number(priced), number(free), number(ratio, 2), '0.80']],
    ),
  ].join('\n\n');

/** Reports the cost of searches and lists of many goods, in Markdown. */
export function reportGoods({ machine, when, rows, alone, imported, othersShare }) {
  const { rehearsed, applied, findable, copied } = imported;
  const lines = rows.map(({ title, ours, floor, ratio }) => [
    ...[title, number(ours), number(floor), number(ratio, 2)],
  ]);
  const words = alone.map(({ title, ours, scan, goal }) => [
    ...[title, number(ours, 1), number(scan, 1), number(ours / scan, 3), number(goal, 2)],
  ]);
  return [
    `${when}, ${machine}. Ours and the floor in turn; medians;\nothers used ${number(othersShare * 100, 1)} % of the CPU.`,
    table(['', 'Kashikari, per second', 'floor, per second', 'ratio'], lines),
    'In PostgreSQL alone:',
    table(['', 'ms', 'with indexes off, ms', 'ratio', 'goal, at most'], words),
    `A sheet of ${number(imported.rows)} goods, milliseconds:`,
    table(
      ['rehearsed', 'applied', 'COPY', 'both / COPY', 'goal, at most', 'all findable after'],
      [
        [
          ...[number(rehearsed), number(applied), number(copied)],
          ...[number((rehearsed + applied) / copied, 1), '10', number(findable)],
        ],
      ],
    ),
  ].join('\n\n');
}

/** Reports the cost of scans and of the check of a stocktaking, in Markdown. */
export function reportScans({ machine, when, goods, scans, check, othersShare }) {
  const lines = scans.map(({ title, ours, floor, ratio }) => [
    ...[title, number(ours), number(floor), number(ratio, 2), '0.35'],
  ]);
  const { title, ours, floor, ratio } = check;
  return [
    `${when}, ${machine}. Ours and the floor in turn;\nmedians; others used ${number(othersShare * 100, 1)} % of the CPU.`,
    table(
      [
        `scans among ${number(goods)} goods`,
        'Kashikari, per second',
        'floor, per second',
        'ratio',
        'goal, at least',
      ],
      lines,
    ),
    table(
      ['', 'over REST, ms', 'query alone, ms', 'ratio', 'goal, at most'],
      [[title, number(ours, 1), number(floor, 1), number(ratio, 2), '3']],
    ),
  ].join('\n\n');
}

/** Reports the cost of reads and sign-ins of people, in Markdown. */
export function reportPeople({ quiet, meanwhile, ...run }) {
  const waits = number(meanwhile.p95 / quiet.p95, 2);
  return [
    ...reportPairs(run),
    'Somebody else who looks at the own groups meanwhile, milliseconds:',
    table(
      ['', 'p50', 'p95', 'ratio of p95'],
      [
        ['in quiet', number(quiet.p50, 1), number(quiet.p95, 1), ''],
        ['beside 50 sign-ins', number(meanwhile.p50, 1), number(meanwhile.p95, 1), waits],
      ],
    ),
  ].join('\n\n');
}

/** Reports the effect of each bomb on another client, in Markdown. */
export function reportAttacks({ machine, when, quiet, rows, others }) {
  const line = ({ title, bytes, answers, p50, p95, memory }) => [
    ...[title, number(bytes / 1024), answers, number(p50, 1), number(p95, 1)],
    ...[number(p95 / quiet.p95, 2), number(memory)],
  ];
  const nothing = { ...quiet, title: 'nothing', bytes: Number.NaN, answers: '' };
  return [
    `${when}, ${machine}. Each twenty times at once by a new\naccount; others used ${number(others * 100, 1)} % of the CPU.`,
    table(
      ['sent meanwhile', 'KiB', 'answers', 'p50 ms', 'p95 ms', 'ratio of p95', 'gateway, MiB'],
      [nothing, ...rows].map(line),
    ),
  ].join('\n\n');
}

/**
 * The whole report in Markdown.
 * @param {{ machine: string, when: string, results: object[], alone: { query: number, rest: number }, deadlocks: number }} run
 */
export function report({ machine, when, results, alone, deadlocks }) {
  const speed = results.flatMap(({ phase, ours, floor }) => {
    const ratio = median(ours.map((round, index) => rate(round) / rate(floor[index])));
    return [
      [phase.title, 'Kashikari', ...figures(ours), number(ratio, 2)],
      ['', 'floor', ...figures(floor), ''],
    ];
  });
  const cpu = cpuRows(results);
  const drained = results
    .filter(({ phase }) => phase.books)
    .map(({ phase, drains }) => [
      phase.title,
      number(Math.max(...drains.map(({ waiting }) => waiting))),
      number(Math.max(...drains.map(({ lag }) => lag)), 2),
      number(median(drains.map(({ published }) => published)), 2),
      number(median(drains.map(({ drained: seconds }) => seconds)), 2),
      number(median(drains.map(({ mailed }) => mailed)), 2),
    ]);
  const others = Math.max(
    ...results.flatMap(({ ours, floor }) => [...ours, ...floor].map((round) => round.othersShare)),
  );
  return [
    `${when}, ${machine}. Three rounds, ours and the floor in turn; others\nused at most ${number(others * 100, 1)} % of the CPU.`,
    table(['', '', 'per second (median)', 'p50 ms', 'p95 ms', 'p99 ms', 'ratio (median)'], speed),
    'Milliseconds of CPU a request, with its events and mails until the last has left:',
    table(
      ['', ...(cpu[0]?.nodes ?? []), 'all Node', 'PostgreSQL', 'floor', 'PostgreSQL under the floor'],
      cpu.map(({ row }) => row),
    ),
    'Events after the last answer of a round (consumers on, mails written):',
    table(
      ['', 'in the outbox (most)', 'oldest, s', 'published in s', 'taken in by all in s', 'mails gone in s'],
      drained,
    ),
    `The schedule's one query alone: ${number(alone.query, 1)} ms; over REST, one client: ${number(alone.rest, 1)} ms (${number(alone.rest / alone.query, 2)} times). Deadlocks: ${deadlocks}.`,
    ...neighbour(results),
  ].join('\n\n');
}

export function reportIdle({ machine, when, rows, othersShare }) {
  const percent = (share) => number(share * 100, 2);
  const all = rows.reduce((sum, [, share]) => sum + share, 0);
  return [
    `${when}, ${machine}; others used ${number(othersShare * 100, 1)} % of the CPU.`,
    '',
    table(
      ['process', '% of one core'],
      [...rows, ['all', all]].map(([name, share]) => [name, percent(share)]),
    ),
  ].join('\n');
}

export function reportFootprint({ machine, when, rows }) {
  const cells = rows.map(({ members, goods, bookings, ...sizes }) => [
    ...[members, goods, bookings].map((count) => number(count)),
    ...[sizes.rest, sizes.most, sizes.data, sizes.log].map((size) => number(size)),
  ]);
  const head = [
    'members',
    'goods',
    'bookings',
    'memory at rest, MiB',
    'while booking',
    'database, MiB',
    'its log',
  ];
  return [`${when}, ${machine}.`, '', table(head, cells)].join('\n');
}

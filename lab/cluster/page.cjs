// docs/cluster.md: what the last whole run has shown. CommonJS, so that its tests can read it.
const { availableParallelism, loadavg } = require('node:os');
const { between } = require('../../scripts/measured.cjs');

/** Limits of such a cluster, printed with every table. */
const NOT_SHOWN = [
  'Network policies are accepted but not enforced: this cluster has no program for them, so they were not tested.',
  'Autoscaling is off in the trial values, and there is no metrics server: an HPA would have no metrics.',
  'One node: a failing node, pods on several nodes and moving volumes are not tested.',
  'No ingress and no TLS: the load connects to the gateway’s Service from the node itself.',
];

/** A cell must not break the table. */
const cell = (text) => String(text).replaceAll('|', '\\|').replace(/\s+/g, ' ');

const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/** The lines of a table that is there, by check. */
function linesIn(text) {
  const lines = text.split('\n').filter((one) => /^\| (?!check |-|the run |the checks )/.test(one));
  return lines.map((one) => [one.split('|')[1].trim(), one]);
}

/**
 * The measured part of the page. A run of some checks leaves the lines of the others as the run that did them wrote them.
 * @param {string} before the page as it is
 * @param {{ rows: { check: string, figures: string, wrong: string[] }[], machine: string, standIns: { tag: string, what: string }[], when: Date }} run
 */
function measured(before, { rows, machine, standIns, when }) {
  const cores = `${availableParallelism()} cores with a load average of ${loadavg()[1].toFixed(1)}`;
  const table = new Map(linesIn(between(before, 'measured')));
  for (const { check, figures, wrong } of rows)
    table.set(check, line([check, wrong.length ? `${figures}; **${wrong.join('; ')}**` : figures]));
  return [
    `${when.toISOString().slice(0, 10)}, ${machine}, ${cores}.`,
    [line(['check', 'shown']), line(['---', '---']), ...table.values()].join('\n'),
    'Instead of images from a registry: ' +
      `${standIns.map(({ tag, what }) => `\`${tag}\` (${what})`).join(', ')}. The official ones were not tested.`,
    NOT_SHOWN.map((sentence) => `- ${sentence}`).join('\n'),
  ].join('\n\n');
}

module.exports = { measured };

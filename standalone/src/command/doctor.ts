import { examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';
import type { Command } from './command';
import { readCommandSettings } from './command-settings';

/**
 * Command `doctor [--json]`: reports the faults of an installation and what to do. Ends with 1 if something is wrong.
 */
export const doctor: Command = {
  args: '[--json]',
  summary: 'examines disk, clock, ports, database, backups, mail and certificate, and says what to do',
  async run(args, tell) {
    const findings = await examine(readCommandSettings(), process.env);
    if (args.includes('--json')) tell(JSON.stringify(findings, null, 2));
    else for (const finding of findings) tell(lineOf(finding));
    return findings.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
  },
};

function lineOf({ about, verdict, says, advice }: Finding): string {
  const sentence = /[.?]$/.test(says) ? says : `${says}.`;
  return `${verdict.padEnd(6)} ${about}: ${advice ? `${sentence} ${advice}` : says}`;
}

import { backup } from './backup';
import type { Command } from './command';
import { doctor } from './doctor';
import { exportToFleet } from './export-to-fleet';
import { restore } from './restore';
import { upgrade } from './upgrade';

/** Verb → command. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  backup,
  restore,
  upgrade,
  doctor,
  'export-to-fleet': exportToFleet,
};

/** Returns the usage: all commands, one per line. */
export function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([verb, { args, summary }]) => `  ${`${verb} ${args}`.padEnd(26)}${summary}`,
  );
  return ['Usage: kashikari <command>', ...lines, 'DATA_DIR names the installation.'].join('\n');
}

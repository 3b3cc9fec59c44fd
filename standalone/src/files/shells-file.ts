import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readShells, shellOrigin } from '@kashikari/platform/shells';

/** Returns the default file of shells, used if SHELLS_FILE is not set. */
export const shellsFileOf = (home: string): string => path.join(home, 'shells.yaml');

/** Returns the file of shells in DATA_DIR; undefined if it does not exist. */
export function shellsFileIn(home: string): string | undefined {
  const file = shellsFileOf(home);
  return existsSync(file) ? file : undefined;
}

/**
 * A line for each shell of a file with its address. A faulty file has none here: the gateway names the faults.
 * @param base where the installation itself is, `http://localhost:3000`
 */
export function addressesOfShells(file: string | undefined, base: string): string[] {
  if (!file || !existsSync(file)) return [];
  try {
    return readShells(readFileSync(file, 'utf8')).shells.map(
      (shell) => `  ${shell.id}: ${shellOrigin(shell, base)}`,
    );
  } catch {
    return [];
  }
}

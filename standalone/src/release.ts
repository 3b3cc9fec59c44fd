import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Returns the release that processes report: the version of package.json, and the commit if the sources have a history.
 */
export function releaseSettings(): Record<string, string> {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { KASHIKARI_VERSION: version, KASHIKARI_COMMIT: commit() };
}

/** The version of this release, e.g. `0.1.0`. */
export function releaseVersion(): string {
  return process.env['KASHIKARI_VERSION'] || (releaseSettings()['KASHIKARI_VERSION'] ?? '');
}

/** Empty without git, or where the sources came as an archive. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

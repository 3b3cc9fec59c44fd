import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Runs a load of tests/load to its end.
 * @returns figures by the name of the metric, and what k6 said when a threshold was missed
 */
export async function runK6(
  k6: string,
  script: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<{ figures: Figures; missed: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-k6-'));
  const summary = path.join(folder, 'summary.json');
  const told = Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const quiet = ['run', '--no-usage-report', '--quiet', '--summary-export', summary];
  try {
    const missed = await exec(k6, [...quiet, ...told, script]).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`.slice(-600),
    );
    const { metrics } = JSON.parse(readFileSync(summary, 'utf8')) as { metrics: Figures };
    return { figures: metrics, missed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { FLAGS } from '@kashikari/kernel';

const check = path.resolve(__dirname, '../../scripts/checks/flags.mjs');

/** The verdict of the check on a day. */
function verdictOn(today: string): { ok: boolean; said: string } {
  const script = `import { checkFlags } from ${JSON.stringify(`file://${check}`)};
    console.log(JSON.stringify(checkFlags(${JSON.stringify(today)})));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as { ok: boolean; said: string };
}

describe('the check of flags', () => {
  const lastDays = Object.values(FLAGS).map(({ ends }) => ends);
  const [first = ''] = lastDays.toSorted();

  test('passes on the last day of the first flag, and fails on the next, naming it and its owner', () => {
    expect(verdictOn(first).ok).toBe(true);
    const next = new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10);
    const verdict = verdictOn(next);
    expect(verdict.ok).toBe(false);
    const [[key, flag] = ['', undefined]] = Object.entries(FLAGS).filter(([, { ends }]) => ends === first);
    expect(verdict.said).toContain(`${key} ended on ${first}. ${flag?.owner}`);
  });
});

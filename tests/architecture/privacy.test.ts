import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const CHECK = path.join(ROOT, 'scripts/checks/privacy.mjs');

interface Verdict {
  readonly ok: boolean;
  readonly said: string;
}

/** Runs the check on a copy of the sources in which one file was changed. */
async function checked(file: string, change: (text: string) => string): Promise<Verdict> {
  const { checkPrivacy } = (await import(CHECK)) as {
    checkPrivacy(root: string): Promise<Verdict>;
  };
  const copy = mkdtempSync(path.join(tmpdir(), 'kashikari-privacy-'));
  try {
    const folders = ['docs', 'proto', 'services', 'packages/platform/src'];
    const filter = (from: string) => !/[\\/](node_modules|dist|pictures)([\\/]|$)/.test(from);
    for (const folder of folders) {
      cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true, filter });
    }
    const target = path.join(copy, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
    return await checkPrivacy(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

describe('docs/privacy.md', () => {
  it('has a line for everything that is kept', async () => {
    expect(await checked('docs/privacy.md', (text) => text)).toMatchObject({ ok: true });
  });

  it.each([
    [
      'a table without a line',
      'services/catalog/migrations/0001-catalog.ts',
      'create table diary (',
      'catalog.diary',
    ],
    [
      'a topic without a line',
      'proto/kashikari/identity/v1/events.proto',
      '// Topic `kashikari.identity.diary.v1`',
      'kashikari.identity.diary.v1',
    ],
  ])('is not whole with %s', async (_name, file, planted, kind) => {
    const verdict = await checked(file, (text) => `${text}\n${planted}`);
    expect(verdict.ok).toBe(false);
    expect(verdict.said).toContain(kind);
  });
});

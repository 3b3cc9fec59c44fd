import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Scripts that `npm run …` starts. */
const commands = Object.values(scripts).flatMap((line) => /node (scripts\/\S+\.mjs)/.exec(line)?.[1] ?? []);

/**
 * Returns everything that a file imports before its first line runs, directly or through imports: our files, and names
 * of packages.
 */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export [^=;(]*? from)\b[^;'(=]*'([^']+)'/gm,
  );
  for (const [, name = ''] of imports) {
    if (name.startsWith('.')) importedBy(path.join(path.dirname(file), name), seen);
    else if (!name.startsWith('node:')) seen.add(name);
  }
  return seen;
}

/** Commands that install what they need; the others require an earlier install. */
const installing = commands.filter((command) => importedBy(command).has('scripts/setup/install.mjs'));
const imported = [...new Set(installing.flatMap((command) => [...importedBy(command)]))];
const isOurs = (name: string) => /\.[cm]?js$/.test(name);

test('no command that installs packages imports one before', () => {
  expect(imported.filter((name) => !isOurs(name))).toEqual([]);
});

test('what a command is made of can be loaded on a fresh clone', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'kashikari-clone-'));
  try {
    for (const name of ['scripts', 'package.json']) cpSync(name, path.join(clone, name), { recursive: true });
    const modules = imported.filter((name) => isOurs(name) && !installing.includes(name));
    const load = modules.map((file) => `await import(${JSON.stringify(path.join(clone, file))});`).join('\n');
    execFileSync(process.execPath, ['--input-type=module', '-e', load], { cwd: clone, stdio: 'pipe' });
    expect(modules.length).toBeGreaterThan(installing.length);
  } finally {
    rmSync(clone, { recursive: true });
  }
});

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

const COPIED = [
  'packages',
  'services',
  'standalone',
  'frontends',
  'examples',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'eslint.config.mjs',
  'scripts/checks',
  '.dependency-cruiser.cjs',
];

const NOT_COPIED = new Set(['node_modules', 'dist', 'gen', 'illustrations', '.data']);

/** A copy of the sources in which faults are planted. It is inside the repository, so that libraries are found. */
export class PlantedTree {
  readonly root: string;

  constructor() {
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    this.root = mkdtempSync(path.join(ROOT, '.cache/planted-'));
    const filter = (source: string) => !NOT_COPIED.has(path.basename(source));
    for (const name of COPIED) {
      if (existsSync(path.join(ROOT, name)))
        cpSync(path.join(ROOT, name), path.join(this.root, name), { recursive: true, filter });
    }
  }

  plant(file: string, content: string): void {
    const target = path.join(this.root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  /**
   * Returns eslint's findings in planted files. Only their types are loaded: those of all sources take half a minute.
   */
  lint(patterns: readonly string[]): string {
    this.plant('tsconfig.json', '{ "extends": "./tsconfig.base.json", "include": ["**/planted*.ts"] }');
    return this.run(tool('eslint/bin/eslint.js'), [...patterns, '--format', 'json']);
  }

  /** Returns the standard output of a program. A failing exit code is expected: it reports that there are faults. */
  run(program: string, args: readonly string[]): string {
    try {
      return execFileSync(process.execPath, [program, ...args], {
        cwd: this.root,
        encoding: 'utf8',
        maxBuffer: 1e9,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** A program of a dependency, by its path in node_modules. */
export function tool(file: string): string {
  return path.join(ROOT, 'node_modules', file);
}

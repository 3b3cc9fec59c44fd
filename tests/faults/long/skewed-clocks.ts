import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(__dirname, 'skewed-clocks.c');

/** Why no process can be given a clock of its own here. */
export const noSkew: string | undefined =
  process.platform !== 'linux'
    ? 'only on Linux'
    : spawnSync('cc', ['--version']).status === 0
      ? undefined
      : 'no C compiler on that machine';

/** Gives processes of the product a clock that is off, from their next start: for them alone, as on machines of their own. */
export class SkewedClocks {
  private readonly file: string;
  /** What the product is started with. */
  readonly env: Readonly<Record<string, string>>;

  /** @param folder where the small library is built that stands between the processes and their clock */
  constructor(folder: string) {
    this.file = path.join(folder, 'clocks');
    this.env = {};
    if (noSkew) return;
    const library = path.join(folder, 'skewed-clocks.so');
    const { status, stderr } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl']);
    if (status !== 0) throw new Error(String(stderr));
    writeFileSync(this.file, '');
    this.env = { LD_PRELOAD: library, SKEWED_CLOCKS: this.file };
  }

  /** @param seconds how far ahead it will be; 0: right again */
  set(process: string, seconds: number): void {
    writeFileSync(this.file, `${process} ${seconds}\n`);
  }
}

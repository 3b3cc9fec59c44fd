import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(__dirname, 'skewed-clocks.c');

/** Reason why processes can't get separate clocks here. */
export const noSkew: string | undefined =
  process.platform !== 'linux'
    ? 'only on Linux'
    : spawnSync('cc', ['--version']).status === 0
      ? undefined
      : 'no C compiler on that machine';

/** Gives processes of the product a skewed clock from their next start, as on separate machines. */
export class SkewedClocks {
  private readonly file: string;
  readonly env: Readonly<Record<string, string>>;

  /** @param folder in which the small library is built that replaces the processes' clock */
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

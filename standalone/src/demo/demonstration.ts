import { fork } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../start-fault';
import { DEMO_PASSWORD } from './model';

/** Whose sign-in is shown: one of each kind. */
const SHOWN = [
  ['ひまわり保育園 (a nursery, lends)', 'himawari@example.com'],
  ['みなと大学メディアセンター (a university, lends)', 'minato@example.com'],
  ['佐藤 美咲 (borrows from both)', 'misaki@example.com'],
] as const;

/** What the person at the terminal needs to look around. */
export function signIns(): string[] {
  return [
    'Sign in to the demonstration as',
    ...SHOWN.map(([who, email]) => `  ${email} / ${DEMO_PASSWORD}    ${who}`),
  ];
}

export interface FillOptions {
  /** Where the product answers. */
  readonly address: string;
  /** Whether the database is a new one. */
  readonly fresh: boolean;
  /** Where the services are, and the secret to speak with them. */
  readonly env: NodeJS.ProcessEnv;
  readonly tell: (sentence: string) => void;
}

/**
 * Fills a new, embedded database, in a process of its own whose memory is given back. The file says that it is not
 * finished yet, so that the next start after a crash goes on with it.
 */
export class Demonstration {
  private readonly pending: string;

  constructor(
    home: string,
    private readonly wanted: boolean,
  ) {
    this.pending = path.join(home, 'demonstration.pending');
  }

  /** @returns whether it was filled now */
  async fill({ address, fresh, env, tell }: FillOptions): Promise<boolean> {
    if (fresh && this.wanted) writeFileSync(this.pending, `${Date.now()}\n`);
    if (!existsSync(this.pending)) return false;
    tell('Filling the new database with a demonstration …');
    const began = readFileSync(this.pending, 'utf8').trim();
    await new Promise<void>((resolve, reject) => {
      const child = fork(path.join(__dirname, 'run.js'), [address, began], {
        execArgv: ['--max-old-space-size=128'],
        env,
      });
      child.once('error', reject);
      child.once('exit', (code) =>
        code === 0
          ? resolve()
          : reject(
              new StartFault(
                'The demonstration could not be made; start again to go on with it, or with DEMO=0 on a new DATA_DIR.',
              ),
            ),
      );
    });
    rmSync(this.pending);
    return true;
  }
}

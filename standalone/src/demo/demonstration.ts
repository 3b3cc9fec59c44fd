import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../start-fault';
import { DEMO_PASSWORD } from './model';
import { fillShells, makeRoomForShells, type LenderIds } from './shells';

/** Whose sign-in is shown: one of each kind. */
const SHOWN = [
  ['ひまわり保育園 (nursery, lender)', 'himawari@example.com'],
  ['みなと大学メディアセンター (university, lender)', 'minato@example.com'],
  ['佐藤 美咲 (borrower at both)', 'misaki@example.com'],
] as const;

/** What the person at the terminal needs to look around. */
export function signIns(password: string): string[] {
  return [
    'Sign in to the demonstration as:',
    ...SHOWN.map(([who, email]) => `  ${email} / ${password}    ${who}`),
    ...(password === DEMO_PASSWORD
      ? []
      : ['This password is shown only once. `npm run demo:remove` removes the demonstration data.']),
  ];
}

/** What is kept of the demonstration, so that it can be gone on with and taken out again. */
interface Kept {
  /** Epoch milliseconds. */
  readonly began: number;
  readonly password: string;
}

const NOT_MADE =
  'The demonstration data could not be created. Start again to continue, or use DEMO=0 with a new DATA_DIR.';

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
 * Fills a new, embedded database, in a process of its own whose memory is given back. One file says that it is not
 * finished yet, so that the next start after a crash goes on with it; another keeps its password for who takes it out.
 * The bookings of the past year are made while people look around already.
 */
export class Demonstration {
  private readonly pending: string;

  /**
   * @param local whether only this machine reaches the product: then the password is the well-known one
   * @param ahead how far the product's business time is ahead of the machine's, milliseconds: of tests
   */
  constructor(
    private readonly home: string,
    private readonly wanted: boolean,
    private readonly local: boolean,
    private readonly ahead: number,
  ) {
    this.pending = path.join(home, 'demonstration.pending');
  }

  /**
   * Before the product starts: where a demonstration will be made that only this machine reaches, its two lenders get
   * hosts of their own.
   * @param env of the outside; who says there where people come, or which shells there are, decides it
   */
  prepare(fresh: boolean, env: NodeJS.ProcessEnv): void {
    const decided = env['SHELLS_FILE'] || env['PUBLIC_URL'];
    if (fresh && this.wanted && this.local && !decided) makeRoomForShells(this.home);
  }

  /** @returns its password, where it was filled now */
  async fill({ address, fresh, env, tell }: FillOptions): Promise<string | undefined> {
    if (fresh && this.wanted) {
      begin(this.home, this.local, Date.now() + this.ahead);
      writeFileSync(this.pending, '');
    }
    if (!existsSync(this.pending)) return undefined;
    tell('Filling the new database with demonstration data …');
    const { began, password } = readKept(keptIn(this.home));
    const lenders = await new Promise<LenderIds>((resolve, reject) => {
      const child = fork(path.join(__dirname, 'run.js'), [address, String(began)], {
        execArgv: ['--max-old-space-size=128'],
        env: { ...env, DEMONSTRATION_PASSWORD: password },
      });
      child.once('message', (message) => resolve((message as { lenders: LenderIds }).lenders));
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) rmSync(this.pending);
        else reject(new StartFault(NOT_MADE));
      });
    });
    await fillShells(this.home, lenders, address);
    return password;
  }
}

/**
 * What is known of a demonstration that is about to be made. Where only this machine reaches it its password is the
 * well-known one, elsewhere a random one.
 */
export function begin(home: string, local: boolean, now: number): void {
  const password = local ? DEMO_PASSWORD : randomBytes(12).toString('base64url');
  const kept: Kept = { began: now, password };
  writeFileSync(keptIn(home), JSON.stringify(kept), { mode: 0o600 });
}

/** Where an installation keeps what it knows of its demonstration. */
export const keptIn = (home: string): string => path.join(home, 'demonstration.json');

/** The well-known password of demonstrations that were made before one was kept. */
const FORMER_PASSWORD = 'kashikari';

export function readKept(file: string): Kept {
  if (!existsSync(file)) return { began: Date.now(), password: FORMER_PASSWORD };
  return JSON.parse(readFileSync(file, 'utf8')) as Kept;
}

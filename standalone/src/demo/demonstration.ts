import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../start-fault';
import { DEMO_PASSWORD } from './model';
import { fillShells, makeRoomForShells, type LenderIds } from './shells';

/** Accounts whose sign-in is printed: one of each kind. */
const SHOWN = [
  ['ひまわり保育園 (nursery, lender)', 'himawari@example.com'],
  ['みなと大学メディアセンター (university, lender)', 'minato@example.com'],
  ['佐藤 美咲 (borrower at both)', 'misaki@example.com'],
] as const;

/** Returns the lines with sign-ins for the person at the terminal. */
export function signIns(password: string): string[] {
  return [
    'Sign in to the demonstration as:',
    ...SHOWN.map(([who, email]) => `  ${email} / ${password}    ${who}`),
    ...(password === DEMO_PASSWORD
      ? []
      : [
          'This password is shown only once. `npm run kashikari -- demo-remove` removes the demonstration data.',
        ]),
  ];
}

/** Stored state of the demonstration, for continuing and removing it. */
interface DemoState {
  /** Epoch milliseconds. */
  readonly began: number;
  readonly password: string;
}

const NOT_MADE =
  'The demonstration data could not be created. Start again to continue, or use DEMO=0 with a new DATA_DIR.';

export interface FillOptions {
  readonly address: string;
  readonly fresh: boolean;
  /** Addresses of the services, and the secret for calling them. */
  readonly env: NodeJS.ProcessEnv;
  readonly tell: (sentence: string) => void;
}

/**
 * Fills a new, embedded database in a separate process, whose memory is freed afterwards. One file marks it as
 * unfinished, so that the next start after a crash continues. Another file stores its password for the command that
 * removes it. The bookings of the past year are created while people already look around.
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
   * Prepares a demonstration before the product starts. If only this machine will reach it, its two lenders get
   * separate hosts.
   * @param env environment of the process; a public address or a file of shells in it takes precedence
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
 * Stores the state of a new demonstration. Its password is the well-known one if only this machine reaches it, and
 * random otherwise.
 */
export function begin(home: string, local: boolean, now: number): void {
  const password = local ? DEMO_PASSWORD : randomBytes(12).toString('base64url');
  const kept: DemoState = { began: now, password };
  writeFileSync(keptIn(home), JSON.stringify(kept), { mode: 0o600 });
}

export const keptIn = (home: string): string => path.join(home, 'demonstration.json');

/** The well-known password of demonstrations from before passwords were stored. */
const FORMER_PASSWORD = 'kashikari';

export function readKept(file: string): DemoState {
  if (!existsSync(file)) return { began: Date.now(), password: FORMER_PASSWORD };
  return JSON.parse(readFileSync(file, 'utf8')) as DemoState;
}

import path from 'node:path';
import { ConfigError } from '@kashikari/platform/config';
import { readAllSettings } from './all-settings';
import { Demonstration, signIns } from './demo/demonstration';
import { Setup } from './files/setup';
import { addressesOfShells } from './files/shells-file';
import { isLocal, readSettings, type StandaloneSettings } from './settings';
import { StartFault, fileFault } from './start-fault';
import { Supervisor } from './supervisor';

const tell = (sentence: string) => console.log(sentence);

/** Ends with one sentence for a fault that a person can fix, and with a stack for a bug. */
function fail(error: unknown, dataDir: string): void {
  const fault =
    error instanceof StartFault || error instanceof ConfigError ? error : fileFault(error, dataDir);
  console.error(fault ? `\n${fault.message}\n` : error);
  process.exitCode = 1;
}

/** The way from the command to a running product, and from Ctrl-C to its orderly end. */
async function main(): Promise<void> {
  let settings: StandaloneSettings;
  try {
    settings = readSettings(process.env, process.cwd());
    for (const sentence of readAllSettings(process.env)) tell(sentence);
  } catch (error) {
    return fail(error, '.data');
  }
  let supervisor: Supervisor | undefined;
  try {
    supervisor = new Supervisor(settings, tell);
    const running = supervisor;
    endOnSignals(running);
    if (process.send) process.on('message', (message) => void obey(running, message));
    const { DATA_DIR, DEMO, HOST, KASHIKARI_TEST_CLOCK_AHEAD_MS: ahead } = settings;
    const demonstration = new Demonstration(DATA_DIR, DEMO, isLocal(HOST), ahead);
    const setup = new Setup(settings, process.env);
    const { fresh } = await running.start(process.env, ({ fresh: made, isNew }) => {
      demonstration.prepare(made, process.env);
      return setup.prepare(isNew);
    });
    const password = await demonstration.fill({ address: running.address, fresh, env: running.env, tell });
    tell(`\nMetrics: ${running.operations}/metrics`);
    const setupLines = await setup.lines(running.address);
    if (!process.env['SMTP_URL']) {
      tell(`Emails are saved in ${path.join(DATA_DIR, 'mail')}, because SMTP_URL is not set.`);
    }
    const shells = addressesOfShells(
      running.env['SHELLS_FILE'],
      process.env['PUBLIC_URL'] || running.address,
    );
    greet(running.address, [...setupLines, ...shells, ...(password === undefined ? [] : signIns(password))]);
    running.showMails();
    process.send?.({ ready: true, address: running.address });
  } catch (error) {
    await supervisor?.stop();
    fail(error, settings.DATA_DIR);
    process.exit();
  }
}

const SAME_SIGNAL_MS = 500;

function endOnSignals(supervisor: Supervisor): void {
  let askedAt: number | undefined;
  const end = () => {
    // One Ctrl-C comes twice under npm: from the terminal, and passed on.
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_SIGNAL_MS) tell('Already stopping. Please wait.');
      return;
    }
    askedAt = Date.now();
    tell('\nStopping …');
    void supervisor.stop().then(
      () => {
        tell('Stopped. All data is kept for the next start.');
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // A closed terminal must not end the process in the middle of stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Restarts the parts that `npm run dev` reports as rebuilt. */
async function obey(supervisor: Supervisor, message: unknown): Promise<void> {
  const { restart } = message as { restart?: string[] };
  if (restart) await supervisor.restart(restart);
}

/** Prints the greeting in one write, so that a reader of the first line also has the last one. */
function greet(address: string, lines: readonly string[]): void {
  tell([`\nKashikari is running: ${address}`, ...lines, 'Ctrl-C stops it.\n'].join('\n'));
}

void main();

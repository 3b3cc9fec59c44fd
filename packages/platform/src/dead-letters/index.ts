import { ConfigError } from '../config/config-error';
import { defineConfig, type Env } from '../config/define-config';
import { serviceSettingNames, serviceShape } from '../config/service-settings';
import { Database } from '../database/database';
import { DeadLetters, type DeadLetterLine, type ReplayOutcome } from '../events/dead-letters';

const USAGE = `Usage: dead-letters list <service>
       dead-letters show <service> <id>
       dead-letters replay <service> <id>|all
       dead-letters drop <service> <id>`;

/**
 * Maximum wait for the running service, milliseconds. It polls every two seconds, and a running round may take longer.
 */
const TIMEOUT = 90_000;
const LOOK_EVERY = 250;

/**
 * Lists and replays the dead letters of a service.
 * @param say prints a line of the output
 * @returns the exit code: 1 if something was not found or not replayed, 2 if the arguments were invalid
 */
export async function deadLetters(
  [verb, service = '', id = '']: readonly string[],
  env: Env,
  say: (line: string) => void,
  timeout = TIMEOUT,
): Promise<number> {
  const act = ACTS[verb ?? ''];
  if (!act || !service || (verb !== 'list' && !id)) {
    say(USAGE);
    return 2;
  }
  const { databaseUrl } = serviceSettingNames(service);
  const settings = defineConfig({ [databaseUrl]: serviceShape(service)[databaseUrl]! })(env) as Env;
  const db = new Database({ url: settings[databaseUrl]!, name: 'dead-letters', size: 2 });
  try {
    return await act({ deadLetters: new DeadLetters(db), id, say, timeout });
  } finally {
    await db.close();
  }
}

interface Desk {
  readonly deadLetters: DeadLetters;
  readonly id: string;
  readonly timeout: number;
  say(line: string): void;
}

const ACTS: Readonly<Record<string, (desk: Desk) => Promise<number>>> = { list, show, replay, drop };

async function list({ deadLetters, say }: Desk): Promise<number> {
  const lines = await deadLetters.list();
  for (const line of lines) say(inOneLine(line));
  say(lines.length === 1 ? '1 dead letter' : `${lines.length} dead letters`);
  return 0;
}

async function show({ deadLetters, id, say }: Desk): Promise<number> {
  const deadLetter = await deadLetters.show(id);
  say(deadLetter ? JSON.stringify(deadLetter, null, 2) : `There is no dead letter ${id}`);
  return deadLetter ? 0 : 1;
}

async function drop({ deadLetters, id, say }: Desk): Promise<number> {
  const dropped = await deadLetters.drop(id);
  say(dropped ? `${id} is forgotten` : `There is no dead letter ${id}`);
  return dropped ? 0 : 1;
}

/** The oldest first, one after the other: a letter may be what the next one waits for. */
async function replay(desk: Desk): Promise<number> {
  const { deadLetters, id, say } = desk;
  const wanted = (await deadLetters.list()).filter((line) => id === 'all' || line.id === id);
  if (!wanted.length && id !== 'all') say(`There is no dead letter ${id}`);
  const outcomes: ReplayOutcome[] = [];
  for (const deadLetter of wanted) {
    const outcome = await replayOne(desk, deadLetter);
    say(`${deadLetter.id} ${deadLetter.type}: ${outcome}${WHY[outcome] ?? ''}`);
    outcomes.push(outcome);
  }
  const done = outcomes.filter((outcome) => outcome === 'replayed').length;
  say(`${done} of ${wanted.length} replayed`);
  return done === wanted.length && (id === 'all' || wanted.length) ? 0 : 1;
}

const WHY: Partial<Record<ReplayOutcome, string>> = {
  'failed again': '; `show` says with what',
  superseded: '; the same job has been ordered anew since, so drop this one',
  waiting: '; is the service running? It is replayed once it is',
};

async function replayOne({ deadLetters, timeout }: Desk, deadLetter: DeadLetterLine): Promise<ReplayOutcome> {
  let outcome = await deadLetters.ask(deadLetter);
  for (const until = Date.now() + timeout; outcome === 'waiting' && Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    outcome = await deadLetters.outcome(deadLetter);
  }
  return outcome;
}

function inOneLine({ id, source, type, key, attempts, failedAt, error }: DeadLetterLine): string {
  return `${id}  ${failedAt.toISOString()}  ${source}  ${type}  key ${key}  ${attempts} attempts  ${error}`;
}

/** Runs the command as an image contains it: `node dead-letters.js list catalog`. */
export function main(args = process.argv.slice(2), env: Env = process.env): Promise<void> {
  return deadLetters(args, env, console.log).then(
    (code) => void (process.exitCode = code),
    (error: unknown) => {
      console.error(error instanceof ConfigError ? error.message : error);
      process.exitCode = 1;
    },
  );
}

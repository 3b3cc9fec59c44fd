import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { billing, discounts, SETS, textOrName } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import { ActorSigner, ConfigError, GrpcClients, type Env } from '@kashikari/platform/edge';
import { PLAN_IDS } from '../domain/plans';
import { OPTIONS, call, wholeNumber, type Desk, type Options } from './desk';
import { COUPON_ACTS } from './discount-acts';
import { changeLine, discountLines, figuresOf, listLine, requestLine } from './plan-lines';
import { sentenceOf } from './refusal-sentence';

const USAGE = `Usage: plan list
       plan requests
       plan show <who>
       plan set <who> <plan> [--until <day>] [--members <number>] [--price <yen>] [--note <text>] [--dry-run]
       plan nonprofit <who> on|off
       plan coupons
       plan coupon <code> <percent> [--name <text>] [--months <number>] [--uses <number>] [--until <day>]
       plan end-coupon <code>

<who> is an id, an e-mail or an account name; <plan> is ${PLAN_IDS.join(', ')}, or default.`;

/** Subcommands and the number of arguments each takes. */
const ACTS: Readonly<Record<string, { words: number; run(desk: Desk): Promise<void> }>> = {
  list: { words: 0, run: list },
  requests: { words: 0, run: requests },
  show: { words: 1, run: show },
  set: { words: 2, run: set },
  ...COUPON_ACTS,
};

/**
 * Shows and gives plans, through the running billing service, so that everything that follows a change follows.
 * @param env ADDRESS_BILLING and KASHIKARI_SECRET
 * @returns the exit code: 1 with one sentence when it was refused, 2 when the words were not understood
 */
export async function planCommand(
  args: readonly string[],
  env: Env,
  say: (line: string) => void,
): Promise<number> {
  const read = readWords(args);
  const act = read && ACTS[read.verb];
  if (!act || read.words.length !== act.words) {
    say(USAGE);
    return 2;
  }
  const { ADDRESS_BILLING: address, KASHIKARI_SECRET, KASHIKARI_SECRET_ALSO } = env;
  if (!address || !KASHIKARI_SECRET) {
    say('Kashikari is not running here. Start it first, or set DATA_DIR to where it runs.');
    return 1;
  }
  const secrets = { KASHIKARI_SECRET, ...(KASHIKARI_SECRET_ALSO && { KASHIKARI_SECRET_ALSO }) };
  const clients = new GrpcClients({ billing: address }, new ActorSigner(secrets));
  const deadline = { deadlineMs: 10_000 };
  const plans = clients.connect(billing.PlanServiceClient, 'billing', deadline);
  const coupons = clients.connect(discounts.DiscountServiceClient, 'billing', deadline);
  try {
    await act.run({ plans, discounts: coupons, words: read.words, options: read.options, say });
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError) && !(error instanceof ConfigError)) throw error;
    say(error instanceof ConfigError ? error.message : sentenceOf(error, read));
    return 1;
  } finally {
    clients.close();
  }
}

function readWords(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const [verb = '', ...words] = positionals;
    return { verb, words, options: values as Options };
  } catch {
    return undefined;
  }
}

async function list({ plans, say }: Desk): Promise<void> {
  const { subscriptions } = await plans.listSubscriptions({}, call());
  for (const one of subscriptions) say(listLine(one));
  const { defaultPlan } = await plans.listPlans({}, call());
  say(`${subscriptions.length} given; all others have ${textOrName(SETS.planId, defaultPlan)}`);
}

async function requests({ plans, say }: Desk): Promise<void> {
  const answer = await plans.listPlanRequests({}, call());
  for (const one of answer.requests) say(requestLine(one));
  say(answer.requests.length === 1 ? '1 request' : `${answer.requests.length} requests`);
}

async function show({ plans, words, say }: Desk): Promise<void> {
  const found = await plans.findSubscription({ who: words[0]! }, call());
  say(`${found.account!.name} <${found.account!.email}>  ${found.account!.id}`);
  say(figuresOf(found.subscription!));
  const paused = found.membersDisabled ? `, ${found.membersDisabled} paused` : '';
  say(`members ${found.membersUsed} of ${found.subscription!.memberLimit ?? 'no limit'}${paused}`);
  for (const line of discountLines(found)) say(line);
  for (const change of found.changes) say(changeLine(change));
}

async function set({ plans, words, options, say }: Desk): Promise<void> {
  const [who, plan] = words as [string, string];
  const dryRun = options['dry-run'] === true;
  const asked = {
    ...{ who, plan, until: options.until ?? '', note: options.note ?? '', dryRun },
    maxMembers: wholeNumber(options.members, 'members'),
    price: wholeNumber(options.price, 'price'),
    by: `command:${userName()}`,
  };
  const { account, before, subscription } = await plans.setPlan(asked, call());
  say(`${account!.name} <${account!.email}>`);
  say(`before  ${figuresOf(before!)}`);
  say(`${dryRun ? 'would be' : 'now   '}  ${figuresOf(subscription!)}`);
}

/** Returns the user who runs the command; in an image, a number without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** Entry point of `node plan.js list`, the command in an image. */
export function main(args = process.argv.slice(2), env: Env = process.env): Promise<void> {
  return planCommand(args, env, console.log).then(
    (code) => void (process.exitCode = code),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}

import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { isAddress } from './address';
import { REQUESTED, ANNOUNCED, type MailOrder, type Params, type ThreadOrder } from './mail';
import { FORCED } from './notification-setting';

/** Users of one call, at most. */
const MOST_USERS = 500;

const LONGEST_VALUE = 2_000;

export interface MailRequest {
  readonly key: string;
  readonly to: string;
  readonly locale: string;
  readonly template: string;
  /** A JSON object. */
  readonly paramsJson: string;
}

/** Checks a mail that another service asks for. */
export function readMailRequest(asked: MailRequest): Verdict<MailOrder> {
  const template = asked.template as keyof typeof REQUESTED;
  const needs: readonly string[] | undefined = Object.hasOwn(REQUESTED, template)
    ? REQUESTED[template]
    : undefined;
  if (!asked.key || asked.key.length > 200) return fault('key');
  if (!needs) return fault('template');
  if (!isAddress(asked.to)) return fault('to');
  const params = readParams(asked.paramsJson);
  if (!params || needs.some((name) => !params[name])) return fault('params_json');
  const paths = [params['path'], params['stop']].filter((path) => path !== undefined);
  if (!paths.every(isOwnPath)) return fault('params_json');
  return allow({
    key: `asked:${asked.key}`,
    template,
    receiver: { address: asked.to, locale: asked.locale },
    params,
  });
}

/** What is told to many. */
export interface TellingRequest {
  readonly key: string;
  readonly userIds: readonly string[];
  readonly template: string;
  /** A JSON object. */
  readonly paramsJson: string;
  readonly thread: string;
  readonly force: boolean;
}

/** Checks a telling that another service asks for: one mail for each user. */
export function readTelling(asked: TellingRequest): Verdict<ThreadOrder[]> {
  const template = asked.template as keyof typeof ANNOUNCED;
  const params = readParams(asked.paramsJson);
  if (!asked.key || asked.key.length > 100) return fault('key');
  if (!asked.thread) return fault('thread');
  if (asked.userIds.length > MOST_USERS || asked.userIds.some((id) => !id)) return fault('user_ids');
  if (!Object.hasOwn(ANNOUNCED, template)) return fault('template');
  if (!params || ANNOUNCED[template].some((name) => !params[name]) || !isOwnPath(params['path'] ?? ''))
    return fault('params_json');
  return allow(
    [...new Set(asked.userIds)].map((userId) => ({
      key: `told:${asked.key}:${userId}`,
      template,
      receiver: { userId },
      params: { ...params, ...(asked.force && FORCED) },
      thread: `${asked.thread}:${userId}`,
    })),
  );
}

function fault(field: string): Verdict<never> {
  return refuse('validation', undefined, field);
}

/** Text and number values by name; undefined when it is anything else. */
function readParams(json: string): Params | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value as Record<string, unknown>).map(([name, of]) => [
    name,
    typeof of === 'number' ? String(of) : of,
  ]);
  const isText = ([, of]: unknown[]) => typeof of === 'string' && of.length <= LONGEST_VALUE;
  return entries.every(isText) ? (Object.fromEntries(entries) as Params) : undefined;
}

/** A path of our own site: a mail never leads anywhere else. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path);
}

import { allow, INQUIRY_LENGTH, refuse, type Verdict } from '@kashikari/kernel';
import { isAddress } from './address';
import { ANNOUNCED_MAILS, faultyParam, REQUESTED_MAILS, type MailRow } from '@kashikari/kernel/mails';
import type { MailOrder, MailPlace, Params, Template, ThreadOrder } from './mail';
import { FORCED } from './notification-setting';

/** Maximum number of users per call. */
const MAX_USERS = 500;

/** UTF-16 units. */
const LONGEST_VALUE = 2_000;

/** The longest `body`: an inquiry, whose characters take up to two UTF-16 units each. */
const LONGEST_BODY = 2 * INQUIRY_LENGTH;

/** Values as they were sent. */
interface SentParams {
  readonly params?: object | undefined;
}

export interface AskedMail extends SentParams {
  readonly key: string;
  readonly to: string;
  readonly locale: string;
  readonly template: string;
  readonly accountId: string;
  readonly shellId: string;
  /** Address of the Reply-To header; empty: none. */
  readonly replyTo: string;
}

/** Checks a mail that another service asks for. */
export function readMailRequest(asked: AskedMail): Verdict<MailOrder> {
  if (!asked.key || asked.key.length > 200) return fault('key');
  const { template } = asked;
  if (!isOf(REQUESTED_MAILS, template)) return fault('template');
  if (!isAddress(asked.to)) return fault('to');
  if (asked.replyTo && !isAddress(asked.replyTo)) return fault('reply_to');
  const params = readParams(asked.params, REQUESTED_MAILS[template]);
  if (!params) return fault('params');
  return allow({
    key: `asked:${asked.key}`,
    template,
    receiver: { address: asked.to, locale: asked.locale },
    place: placeOf(asked),
    params,
    ...(asked.replyTo && { replyTo: asked.replyTo }),
  });
}

/** A request to notify many users. */
export interface TellingRequest extends SentParams {
  readonly key: string;
  readonly userIds: readonly string[];
  readonly template: string;
  readonly thread: string;
  readonly force: boolean;
  readonly accountId: string;
}

/** Validates a notification requested by another service, and returns one mail per user. */
export function readTelling(asked: TellingRequest): Verdict<ThreadOrder[]> {
  const { key, userIds, template, thread, force } = asked;
  if (!key || key.length > 100) return fault('key');
  if (!thread) return fault('thread');
  if (userIds.length > MAX_USERS || userIds.some((id) => !id)) return fault('user_ids');
  if (!isOf(ANNOUNCED_MAILS, template)) return fault('template');
  const params = readParams(asked.params, ANNOUNCED_MAILS[template]);
  if (!params) return fault('params');
  return allow(
    [...new Set(userIds)].map((userId) => ({
      key: `told:${key}:${userId}`,
      template,
      receiver: { userId },
      place: placeOf(asked),
      params: { ...params, ...(force && FORCED) },
      thread: `${thread}:${userId}`,
    })),
  );
}

function placeOf({ accountId, shellId }: { accountId: string; shellId?: string }): MailPlace | undefined {
  if (!accountId && !shellId) return undefined;
  return { ...(accountId && { accountId }), ...(shellId && { shellId }) };
}

function fault(field: string): Verdict<never> {
  return refuse('validation', undefined, field);
}

function isOf<T extends Template>(rows: Readonly<Record<T, MailRow>>, template: string): template is T {
  return Object.hasOwn(rows, template);
}

/** Text and number values by name, as the row wants them; undefined when they are anything else. */
function readParams(sent: object | undefined, row: MailRow): Params | undefined {
  if (!sent || Array.isArray(sent)) return undefined;
  const entries = Object.entries(sent as Record<string, unknown>).map(([name, of]) => [
    name,
    typeof of === 'number' ? String(of) : of,
  ]);
  const isText = ([name, of]: unknown[]) =>
    typeof of === 'string' && of.length <= (name === 'body' ? LONGEST_BODY : LONGEST_VALUE);
  if (!entries.every(isText)) return undefined;
  const params = Object.fromEntries(entries) as Params;
  return faultyParam(row, params) === undefined ? params : undefined;
}

import { DomainError, unauthenticated } from '@kashikari/kernel';
import type { z } from 'zod';
import { validationError } from '../errors/validation';
import { findGoods } from '../goods/find-goods';
import { goodQuery, type Good } from '../goods/good.schema';
import { toGoodsWithNext } from '../goods/next-bookings';
import { scheduleWindow } from '../goods/schedule-window';
import { toMeta } from '../mappers/paging';
import { toUser } from '../users/user.mapper';
import { userParams } from '../users/user.schema';
import type { GraphContext } from './context';

/** A good of a list, and the days of the list’s bookings. */
export interface ListedGood extends Good {
  readonly window: ReturnType<typeof scheduleWindow>;
}

interface GoodsArgs {
  readonly match?: string | null;
  readonly page?: number | null;
  readonly perPage?: number | null;
  readonly groupId?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
}

interface DayArgs {
  readonly from?: string | null;
  readonly to?: string | null;
}

const dayQuery = goodQuery.pick({ from: true, to: true });

/** Reads arguments by the schema of the REST query. @throws DomainError `validation` with each fault at its field */
function read<Schema extends z.ZodType>(schema: Schema, sent: object): z.output<Schema> {
  const given = Object.entries(sent).filter(([, value]) => value !== null && value !== undefined);
  const input = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const result = schema.safeParse(input);
  if (!result.success) throw validationError(result.error.issues, input);
  return result.data;
}

export async function notifications(_root: unknown, _args: unknown, { call, services }: GraphContext) {
  if (call.actor.kind === 'visitor') throw unauthenticated();
  const { unread } = await services.messages.countUnreadMessages({}, call);
  const unreadCount = unread?.messages ?? 0;
  return { hasUnread: unreadCount > 0, unreadCount };
}

export async function user(
  _root: unknown,
  { slug }: { readonly slug: string },
  { call, services }: GraphContext,
) {
  const { success } = userParams.safeParse({ id: slug });
  if (!success) return null;
  const found = await services.accounts.getUser({ id: slug }, call).catch(nullIfMissing);
  return found?.user ? toUser(found.user) : null;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof DomainError && error.refusal.code === 'not_found') return null;
  throw error;
}

export async function goods(_root: unknown, args: GoodsArgs, { call, services }: GraphContext) {
  const { perPage, groupId, ...same } = args;
  const query = read(goodQuery, { ...same, per_page: perPage, group_id: groupId });
  const window = scheduleWindow(query);
  const found = await findGoods(services, query, call);
  const shown = await toGoodsWithNext(services, found.goods, call);
  const { page, total, next_page: nextPage } = toMeta(query, found.page);
  return { goods: shown.map((good): ListedGood => ({ ...good, window })), page, total, nextPage };
}

export const lender = ({ owner_id: id }: Good, _args: unknown, { lenders }: GraphContext) => lenders.load(id);

export function bookings({ id: goodId, window }: ListedGood, args: DayArgs, context: GraphContext) {
  const asked = args.from || args.to ? scheduleWindow(read(dayQuery, args)) : window;
  return context.bookings.load({ goodId, ...asked });
}

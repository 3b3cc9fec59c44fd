import { toGood } from '../goods/good.wire';
import { toGroup } from '../groups/group.wire';
import { toManager } from '../managers/manager.wire';
import { toMembership } from '../memberships/membership.wire';
import { toMessage } from '../messages/message.wire';
import { toPushToken } from '../push-tokens/push-token.wire';
import { toDevice, toSecurityEvent } from '../security/security.wire';
import { instantOrNull } from '../wire/times';
import type { BookingOfExport } from './user-export.schema';
import type { Services } from '../clients/services';
import type { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { z } from 'zod';

/** As many as a service gives at once. */
const PER_PAGE = 100;

const MINE: reservation.ListBookingsRequest = {
  ...{ scope: 'use', goodId: '', groupId: '', state: '', match: '', sort: '' },
  ...{ from: undefined, to: undefined, page: undefined },
};

/** The lists of an export, each asked for when it is written, piece by piece. */
export function partsOf(services: Services, userId: string, refreshToken: string, call: Call) {
  const { security, pushTokens, groups, memberships, managers, goods, bookings, messages } = services;
  return {
    async *sessions() {
      yield* (await security.listSessions({ refreshToken }, call)).devices.map(toDevice);
    },
    async *push_tokens() {
      yield* (await pushTokens.listPushTokens({}, call)).pushTokens.map(toPushToken);
    },
    security_events: () =>
      inPieces('', async (beforeId) => {
        const { events, more } = await security.listSecurityEvents({ beforeId, limit: PER_PAGE }, call);
        return { items: events.map(toSecurityEvent), next: more ? events.at(-1)?.id : undefined };
      }),
    groups: () =>
      inPages(async (page) =>
        (await groups.listGroups({ page }, call)).groups.map((group) => toGroup(group)),
      ),
    memberships: () =>
      inPages(async (page) => {
        const asked = { groupId: '', userId, match: '', page };
        return (await memberships.listMemberships(asked, call)).memberships.map((one) => toMembership(one));
      }),
    async *managers() {
      yield* (await managers.listManagers({}, call)).managers.map(toManager);
    },
    goods: () =>
      inPieces('', async (afterId) => {
        const piece = await goods.exportGoods({ groupId: '', tag: '', ownerId: userId, afterId }, call);
        return { items: piece.goods.map(toGood), next: piece.more ? piece.goods.at(-1)?.id : undefined };
      }),
    bookings: () =>
      inPieces('', async (beforeId) => {
        const piece = await bookings.exportBookings({ filter: MINE, beforeId }, call);
        const next = piece.more ? piece.bookings.at(-1)?.id : undefined;
        return { items: piece.bookings.map(toBooking), next };
      }),
    messages: () =>
      inPieces('', async (beforeId) => {
        const piece = await messages.listOwnMessages({ beforeId }, call);
        const items = piece.messages.map((message) => toMessage(message, message.bookingId));
        return { items, next: piece.more ? piece.messages.at(-1)?.id : undefined };
      }),
  };
}

interface Piece {
  readonly items: readonly object[];
  /** Where the next one begins. */
  readonly next: string | undefined;
}

async function* inPieces(first: string, ask: (from: string) => Promise<Piece>): AsyncGenerator<object> {
  for (let from: string | undefined = first; from !== undefined;) {
    const { items, next }: Piece = await ask(from);
    yield* items;
    from = next;
  }
}

async function* inPages(
  ask: (page: { page: number; perPage: number }) => Promise<readonly object[]>,
): AsyncGenerator<object> {
  for (let page = 1; ; page += 1) {
    const items = await ask({ page, perPage: PER_PAGE });
    yield* items;
    if (items.length < PER_PAGE) return;
  }
}

function toBooking(booking: reservation.ExportedBooking): z.input<typeof BookingOfExport> {
  return {
    id: booking.id,
    good_id: booking.goodId,
    good_title: booking.goodTitle,
    lender_name: booking.lenderName,
    quantity: booking.quantity,
    state: booking.state,
    start_at: instantOrNull(booking.startAt),
    end_at: instantOrNull(booking.endAt),
    returned_at: instantOrNull(booking.returnedAt),
    cancelled_at: instantOrNull(booking.cancelledAt),
    memo: booking.memo,
    created_at: instantOrNull(booking.createdAt),
  };
}

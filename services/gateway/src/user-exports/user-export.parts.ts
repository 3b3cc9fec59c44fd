import { catalog, enumOf, SETS, wordOf } from '@kashikari/contracts';
import { toComment } from '../comments/comment.mapper';
import { toFeed } from '../feeds/feed.mapper';
import { toFolder } from '../folders/folder.mapper';
import { toGood } from '../goods/good.mapper';
import { toGroup } from '../groups/group.mapper';
import { toImage } from '../images/image.mapper';
import { toInvite } from '../sent-invites/invite.mapper';
import { toManager } from '../managers/manager.mapper';
import { toMembership } from '../memberships/membership.mapper';
import { toGroupNotificationSetting } from '../messages/group-notification-setting.mapper';
import { toMessage } from '../messages/message.mapper';
import { toPost } from '../posts/post.mapper';
import { toPushToken } from '../push-tokens/push-token.mapper';
import { toReview } from '../reviews/review.mapper';
import { toDevice, toSecurityEvent } from '../security/security.mapper';
import { toStocktaking } from '../stocktakings/stocktaking.mapper';
import { toWait } from '../waits/wait.mapper';
import { toWebhook } from '../webhooks/webhook.mapper';
import { instantOrNull } from '../mappers/times';
import type { BookingOfExport } from './user-export.schema';
import type { Services } from '../clients/services';
import type { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { z } from 'zod';

/** Maximum number of records that a service returns at once. */
const PER_PAGE = 100;

const MINE: reservation.ListBookingsRequest = {
  ...{ goodId: '', groupId: '', match: '' },
  ...{ from: undefined, to: undefined, page: undefined },
  scope: enumOf(SETS.bookingScope, 'use'),
};

/** Returns the lists of an export, each fetched in parts when it is written. */
export function partsOf(services: Services, userId: string, refreshToken: string, call: Call) {
  const { security, pushTokens, groups, memberships, managers, goods, bookings, messages } = services;
  const { waits, feeds, folders, posts, images, invites, reviews, comments, stocktakings } = services;
  const ownGroups = () =>
    inPages(async (page) => (await groups.listGroups({ page }, call)).groups.map((group) => toGroup(group)));
  const postsOf = (groupId: string) =>
    inPages(async (page) => (await posts.listPosts({ groupId, page }, call)).posts.map(toPost));
  const notes = (written: boolean) =>
    inPieces('', async (beforeBookingId) => {
      const piece = await messages.listNotesAbout({ beforeBookingId, written }, call);
      const items = piece.notes.map(({ bookingId, body, updatedAt }) => ({
        ...{ booking_id: bookingId, body },
        updated_at: instantOrNull(updatedAt),
      }));
      return { items, next: piece.more ? piece.notes.at(-1)?.bookingId : undefined };
    });
  return {
    async *group_notification_settings() {
      const { settings } = await services.notificationSettings.listGroupNotificationSettings({}, call);
      yield* settings.map((setting) => ({
        group_id: setting.groupId,
        ...toGroupNotificationSetting(setting),
      }));
    },
    async *sessions() {
      yield* (await security.listSessions({ refreshToken }, call)).devices.map(toDevice);
    },
    async *labs() {
      yield* (await services.labs.getLabs({}, call)).keys.map((key) => ({ key }));
    },
    async *push_tokens() {
      yield* (await pushTokens.listPushTokens({}, call)).pushTokens.map(toPushToken);
    },
    async *webhooks() {
      yield* (await services.webhooks.listWebhooks({}, call)).webhooks.map(toWebhook);
    },
    security_events: () =>
      inPieces('', async (beforeId) => {
        const { events, more } = await security.listSecurityEvents({ beforeId, limit: PER_PAGE }, call);
        return { items: events.map(toSecurityEvent), next: more ? events.at(-1)?.id : undefined };
      }),
    groups: ownGroups,
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
    likes: () =>
      inPages(async (page) => {
        const asked = { groupId: '', tag: '', ownerId: '', sort: catalog.GoodSort.GOOD_SORT_LATEST, page };
        return (await goods.listGoods({ ...asked, liked: true }, call)).goods.map(toGood);
      }),
    waits: () =>
      inPages(async (page) =>
        (await waits.listWaits({ goodId: '', live: false, page }, call)).waits.map((wait) => toWait(wait)),
      ),
    async *feeds() {
      yield* (await feeds.listFeeds({}, call)).feeds.map(toFeed);
    },
    async *folders() {
      for await (const { id, owner_id } of ownGroups())
        if (owner_id === userId)
          yield* (await folders.listFolders({ groupId: id, goodId: '' }, call)).folders.map((folder) =>
            toFolder(folder, folder.id),
          );
    },
    async *posts() {
      for await (const { id } of ownGroups())
        for await (const post of postsOf(id)) if (post.user_id === userId) yield post;
    },
    reviews: () =>
      inPieces('', async (beforeId) => {
        const piece = await reviews.listOwnReviews({ beforeId }, call);
        return {
          items: piece.reviews.map(toReview),
          next: piece.more ? piece.reviews.at(-1)?.id : undefined,
        };
      }),
    comments: () =>
      inPieces('', async (beforeId) => {
        const piece = await comments.listOwnComments({ beforeId }, call);
        const next = piece.more ? piece.comments.at(-1)?.id : undefined;
        return { items: piece.comments.map(toComment), next };
      }),
    pictures: () =>
      inPieces('', async (beforeId) => {
        const piece = await images.listOwnImages({ beforeId }, call);
        const next = piece.more ? piece.images.at(-1)?.id : undefined;
        return { items: piece.images.map(toImage), next };
      }),
    invites_sent: () =>
      inPages(async (page) => {
        const asked = { groupId: '', which: enumOf(SETS.inviteList, 'sent'), state: undefined, page };
        return (await invites.listInvites(asked, call)).invites.map((invite) => toInvite(invite));
      }),
    notes_about: () => notes(false),
    notes_written: () => notes(true),
    stocktakings: () =>
      inPieces('', async (beforeId) => {
        const piece = await stocktakings.listOwnStocktakings({ beforeId }, call);
        const next = piece.more ? piece.stocktakings.at(-1)?.id : undefined;
        return { items: piece.stocktakings.map(toStocktaking), next };
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
  /** Cursor; undefined after the last part. */
  readonly next: string | undefined;
}

async function* inPieces(first: string, ask: (from: string) => Promise<Piece>): AsyncGenerator<object> {
  for (let from: string | undefined = first; from !== undefined;) {
    const { items, next }: Piece = await ask(from);
    yield* items;
    from = next;
  }
}

async function* inPages<T extends object>(
  ask: (page: { page: number; perPage: number }) => Promise<readonly T[]>,
): AsyncGenerator<T> {
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
    returned_quantity: booking.returnedQuantity,
    state: wordOf(SETS.bookingState, booking.state),
    start_at: instantOrNull(booking.startAt),
    end_at: instantOrNull(booking.endAt),
    returned_at: instantOrNull(booking.returnedAt),
    cancelled_at: instantOrNull(booking.cancelledAt),
    memo: booking.memo,
    created_at: instantOrNull(booking.createdAt),
  };
}

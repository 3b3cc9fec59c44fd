import { enumOf, type identity, type pages, type posts, SETS } from '@kashikari/contracts';
import type { GroupWithPosts } from '../../app/groups/group-posts';
import type { ShownInvite } from '../../app/invites/manage-invites';
import type { SignedIn } from '../../app/sessions/session-issuer';
import { pageOf, type Page, type PageRequest } from '../../domain/shared/page';
import type { ShownPost } from '../../domain/groups/post';
import type { ShownCard, ShownManager, ShownMembership, ShownUser } from '../../domain/shared/shown';

/** Values of the domain as messages. On the wire an absent text is empty, and an instant is a Timestamp. */
export function toUser(user: ShownUser): identity.User {
  const { accountName, email, emailVerified, pendingEmail, nps, reminderDaysIndexes, rules, permissions } =
    user;
  return {
    id: user.id,
    name: user.name,
    accountName: accountName ?? '',
    email: email ?? '',
    emailVerified: emailVerified ?? false,
    pendingEmail: pendingEmail ?? undefined,
    locale: enumOf(SETS.locale, user.locale),
    timeZone: user.timeZone,
    lenderRules: rules,
    invoiceName: user.invoiceName,
    invoiceEmail: user.invoiceEmail,
    registrationNumber: user.registrationNumber,
    reminderDaysIndexes: [...reminderDaysIndexes],
    remindersChosen: user.remindersChosen,
    homeGroupIds: [...user.homeGroupIds],
    pickUpNote: user.pickUpNote,
    nameReading: user.nameReading,
    thumbnailUrl: user.thumbnailUrl,
    hideAds: user.hideAds,
    nps: nps ?? undefined,
    hideNps: user.hideNps,
    reviewRequested: user.reviewRequested,
    version: user.version,
    createdAt: new Date(user.createdAt),
    updatedAt: new Date(user.updatedAt),
    permissions: [...permissions],
  };
}

export function toSession({ token, refreshToken, expiresIn }: SignedIn): identity.Session {
  return { token, refreshToken, expiresIn };
}

export function toGroup({ createdAt, updatedAt, permissions, ...shown }: GroupWithPosts): identity.Group {
  const { latestPost, pinnedPost, pricePerMonth, priceFrom, ...group } = shown;
  return {
    ...group,
    role: enumOf(SETS.groupRole, group.role),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    pricePerMonth: pricePerMonth ?? undefined,
    priceFrom: priceFrom === null ? undefined : new Date(priceFrom),
    permissions: [...permissions],
    latestPost: latestPost && toPost(latestPost),
    pinnedPost: pinnedPost && toPost(pinnedPost),
  };
}

export function toPost(post: ShownPost): posts.Post {
  const { id, groupId, authorId, body, pinned, version, createdAt, updatedAt, permissions } = post;
  return {
    ...{ id, groupId, userId: authorId, body, pin: pinned, version },
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    permissions: [...permissions],
  };
}

export function toMembership(membership: ShownMembership): identity.Membership {
  const { id, groupId, userId, groupOwner, disabled, version, tags, permissions, joinedAt } = membership;
  return {
    ...{ id, groupId, userId, groupOwner, disabled, version, feeUnpaid: membership.feeUnpaid },
    tags: [...tags],
    createdAt: new Date(joinedAt),
    permissions: [...permissions],
  };
}

export function toManager({ createdAt, ...manager }: ShownManager): identity.Manager {
  return { ...manager, createdAt: new Date(createdAt) };
}

export function toInvite({ createdAt, sentAt, expiresAt, ...invite }: ShownInvite): identity.Invite {
  return {
    ...invite,
    kind: enumOf(SETS.inviteKind, invite.kind),
    state: enumOf(SETS.inviteState, invite.state),
    createdAt: new Date(createdAt),
    sentAt: new Date(sentAt),
    expiresAt: new Date(expiresAt),
  };
}

export function toCard({ createdAt, updatedAt, permissions, ...card }: ShownCard): identity.Card {
  return {
    ...card,
    permission: enumOf(SETS.cardPermission, card.permission),
    locale: enumOf(SETS.locale, card.locale),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    permissions: [...permissions],
  };
}

export function toPageInfo({ total }: Page<unknown>, { page, perPage }: PageRequest): pages.PageInfo {
  return { page, perPage, total };
}

export function readPage(asked: pages.PageRequest | undefined): PageRequest {
  return pageOf(asked);
}

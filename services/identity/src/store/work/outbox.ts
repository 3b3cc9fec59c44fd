import { enumFrom, identityEvents, SETS } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import type { PostSnapshot, SeatsSnapshot, Snapshot, UserSnapshot } from '../../domain/shared/snapshots';

/** Returns the event of a snapshot: its topic, key and message of `proto/kashikari/identity/v1/events.proto`. */
export function eventOf(snapshot: Snapshot): OutgoingEvent {
  switch (snapshot.about) {
    case 'user':
      return {
        topic: 'kashikari.identity.user.v1',
        key: snapshot.snapshot.id,
        type: 'kashikari.identity.v1.UserChanged',
        data: identityEvents.UserChanged.toJSON(userMessage(snapshot.snapshot)),
      };
    case 'group':
      return {
        topic: 'kashikari.identity.group.v1',
        key: snapshot.snapshot.id,
        type: 'kashikari.identity.v1.GroupChanged',
        data: identityEvents.GroupChanged.toJSON(snapshot.snapshot),
      };
    case 'membership':
      return {
        topic: 'kashikari.identity.membership.v1',
        key: snapshot.snapshot.userId,
        type: 'kashikari.identity.v1.MembershipChanged',
        data: identityEvents.MembershipChanged.toJSON(snapshot.snapshot),
      };
    case 'manager':
      return {
        topic: 'kashikari.identity.manager.v1',
        key: snapshot.snapshot.accountId,
        type: 'kashikari.identity.v1.ManagerChanged',
        data: identityEvents.ManagerChanged.toJSON(snapshot.snapshot),
      };
  }
}

function userMessage(user: UserSnapshot): identityEvents.UserChanged {
  return { ...user, localeEnum: enumFrom(SETS.locale, user.locale) };
}

/** Returns the event of a changed number of seats in use. */
export function seatsChanged(seats: SeatsSnapshot): OutgoingEvent {
  return {
    topic: 'kashikari.identity.seats.v1',
    key: seats.accountId,
    type: 'kashikari.identity.v1.SeatsChanged',
    data: identityEvents.SeatsChanged.toJSON(seats),
  };
}

/** Returns the event of a changed post. */
export function postChanged(post: PostSnapshot): OutgoingEvent {
  return {
    topic: 'kashikari.identity.post.v1',
    key: post.groupId,
    type: 'kashikari.identity.v1.PostChanged',
    data: identityEvents.PostChanged.toJSON(post),
  };
}

export function sessionsEnded(userId: string, sessionIds: string[], endedAt: Date): OutgoingEvent {
  return {
    topic: 'kashikari.identity.session.v1',
    key: userId,
    type: 'kashikari.identity.v1.SessionsEnded',
    data: identityEvents.SessionsEnded.toJSON({ userId, sessionIds, endedAt }),
  };
}

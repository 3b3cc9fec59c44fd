import { identityEvents } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import type { Fact } from '../../domain/facts';

/** A fact as the event that tells it: its topic, its key, and the message of `proto/kashikari/identity/v1/events.proto`. */
export function eventOf(fact: Fact): OutgoingEvent {
  switch (fact.about) {
    case 'user':
      return {
        topic: 'kashikari.identity.user.v1',
        key: fact.fact.id,
        type: 'kashikari.identity.v1.UserChanged',
        data: identityEvents.UserChanged.toJSON(fact.fact),
      };
    case 'group':
      return {
        topic: 'kashikari.identity.group.v1',
        key: fact.fact.id,
        type: 'kashikari.identity.v1.GroupChanged',
        data: identityEvents.GroupChanged.toJSON(fact.fact),
      };
    case 'membership':
      return {
        topic: 'kashikari.identity.membership.v1',
        key: fact.fact.userId,
        type: 'kashikari.identity.v1.MembershipChanged',
        data: identityEvents.MembershipChanged.toJSON(fact.fact),
      };
    case 'manager':
      return {
        topic: 'kashikari.identity.manager.v1',
        key: fact.fact.accountId,
        type: 'kashikari.identity.v1.ManagerChanged',
        data: identityEvents.ManagerChanged.toJSON(fact.fact),
      };
  }
}

/** That devices of somebody are signed out. */
export function sessionsEnded(userId: string, sessionIds: string[], endedAt: Date): OutgoingEvent {
  return {
    topic: 'kashikari.identity.session.v1',
    key: userId,
    type: 'kashikari.identity.v1.SessionsEnded',
    data: identityEvents.SessionsEnded.toJSON({ userId, sessionIds, endedAt }),
  };
}

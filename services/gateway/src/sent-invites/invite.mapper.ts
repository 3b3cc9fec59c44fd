import { identity, SETS, textOf } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Invite } from './invite.schema';

export const toInvite = answerOf(Invite, identity.Invite, {
  kind: ({ kind }) => textOf(SETS.inviteKind, kind) ?? 'member',
  state: ({ state }) => textOf(SETS.inviteState, state) ?? 'ended',
  group: ({ groupId: id, groupName: name, groupSlug: slug }) => (id ? { id, name, slug } : null),
  account: ({ accountId: id, accountName: name }) => (id ? { id, name } : null),
});

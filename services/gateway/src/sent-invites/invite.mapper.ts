import { identity, SETS, textOf } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Invite } from './invite.schema';

export const toInvite = answerOf(Invite, identity.Invite, {
  kind: ({ kindEnum, kind }) => textOf(SETS.inviteKind, kindEnum, kind) ?? 'member',
  state: ({ stateEnum, state }) => textOf(SETS.inviteState, stateEnum, state) ?? 'ended',
  group: ({ groupId: id, groupName: name, groupSlug: slug }) => (id ? { id, name, slug } : null),
  account: ({ accountId: id, accountName: name }) => (id ? { id, name } : null),
});

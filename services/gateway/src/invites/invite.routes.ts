import { route } from '../http/exchange';
import { toMeta, toPageRequest } from '../wire/paging';
import { instant } from '../wire/times';
import * as contract from './invite.contract';
import type { Invite } from './invite.schema';
import type { identity } from '@kashikari/contracts';
import type { z } from 'zod';

const create = route(contract.createInvites, async ({ body, call, services }) => {
  const asked = { groupId: body.group_id, emails: body.emails };
  const { invites, members } = await services.invites.createInvites(asked, call);
  return { body: { invites: invites.map(toInvite), members } };
});

const list = route(contract.listInvites, async ({ query, call, services }) => {
  const asked = { groupId: query.group_id, page: toPageRequest(query) };
  const { invites, page } = await services.invites.listInvites(asked, call);
  return { body: { invites: invites.map(toInvite), meta: toMeta(query, page) } };
});

const remove = route(contract.deleteInvite, async ({ params, call, services }) => {
  await services.invites.deleteInvite({ id: params.id }, call);
  return {};
});

const open = route(contract.openInvite, async ({ body, call, services }) => {
  const {
    groupId: id,
    groupName: name,
    groupSlug: slug,
    inviterName,
    ...signUp
  } = await services.invites.getInvitation({ token: body.token }, call);
  return {
    body: {
      invitation: {
        group: { id, name, slug },
        inviter_name: inviterName,
        sign_up_message: signUp.signUpMessage,
        tag_form_label: signUp.tagFormLabel,
        tag_form_placeholder: signUp.tagFormPlaceholder,
      },
    },
  };
});

export const inviteRoutes = [create, list, remove, open];

const STATES = ['open', 'expired', 'bounced'] as const;

function toInvite(invite: identity.Invite): z.input<typeof Invite> {
  return {
    id: invite.id,
    group_id: invite.groupId,
    email: invite.email,
    inviter_id: invite.inviterId,
    state: STATES.find((state) => state === invite.state) ?? 'open',
    created_at: instant(invite.createdAt),
    sent_at: instant(invite.sentAt),
    expires_at: instant(invite.expiresAt),
  };
}

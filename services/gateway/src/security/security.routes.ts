import { type security, SETS, wordOf } from '@kashikari/contracts';
import { route } from '../rest/request-context';
import * as contract from './security.contract';
import { toDevice, toSecurityEvent } from './security.mapper';
import type { OwnersProof } from './security.schema';
import type { z } from 'zod';

const listSessions = route(contract.listSessions, async ({ call, services, sender }) => {
  const asked = { refreshToken: sender.refreshCookie ?? '' };
  const { devices } = await services.security.listSessions(asked, call);
  return { body: { sessions: devices.map(toDevice) } };
});

const endSession = route(contract.endSession, async ({ params, call, services }) => {
  await services.security.endSession({ id: params.id }, call);
  return {};
});

const endOtherSessions = route(contract.endOtherSessions, async ({ body, call, services, sender }) => {
  const refreshToken = body.refresh_token ?? sender.refreshCookie ?? '';
  await services.security.endOtherSessions({ refreshToken }, call);
  return {};
});

const listSecurityEvents = route(contract.listSecurityEvents, async ({ query, call, services }) => {
  const asked = { beforeId: query.before ?? '', limit: query.per_page };
  const { events, more } = await services.security.listSecurityEvents(asked, call);
  const last = more ? events.at(-1) : undefined;
  return {
    body: {
      security_events: events.map(toSecurityEvent),
      meta: { per_page: query.per_page, next_before: last?.id ?? null },
    },
  };
});

const requestVerification = route(contract.requestVerification, async ({ call, services }) => {
  await services.security.requestVerification({}, call);
  return {};
});

const verifyEmail = route(contract.verifyEmail, async ({ body, call, services, sender }) => {
  const heldTokens = [...(sender.refreshCookie ? [sender.refreshCookie] : []), ...sender.kept.values()];
  await services.security.verifyEmail({ token: body.token, heldTokens }, call);
  return {};
});

const confirmSession = route(contract.confirmSession, async ({ body, call, services, sender }) => {
  await services.security.confirmSession({ proof: toProof(body), address: sender.address }, call);
  return {};
});

const getLink = route(contract.getLink, async ({ body, call, services }) => {
  const { purposeEnum, purpose, email, userId } = await services.security.getLink(
    { token: body.token },
    call,
  );
  return {
    body: { link: { purpose: wordOf(SETS.linkPurpose, purposeEnum, purpose), email, user_id: userId } },
  };
});

export const securityRoutes = [
  listSessions,
  endSession,
  endOtherSessions,
  listSecurityEvents,
  requestVerification,
  verifyEmail,
  getLink,
  confirmSession,
];

/** The schema has seen to it that exactly one is given. */
function toProof(body: z.output<typeof OwnersProof>): security.ConfirmSessionRequest['proof'] {
  const { password, passkey, token, provider = '', id_token: idToken = '' } = body;
  if (password !== undefined) return { $case: 'password', value: password };
  if (passkey !== undefined) return { $case: 'passkeyJson', value: JSON.stringify(passkey) };
  if (token !== undefined) return { $case: 'linkToken', value: token };
  return { $case: 'providerToken', value: { provider, idToken } };
}

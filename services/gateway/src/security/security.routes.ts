import { type security, SETS, wordOf } from '@kashikari/contracts';
import { heldTokens, route } from '../rest/request-context';
import { toDevice, toSecurityEvent } from './security.mapper';
import {
  DeviceList,
  KeptDevice,
  LinkToken,
  MailedLinkAnswer,
  OwnersProof,
  SecurityEventList,
  VerificationToken,
  securityEventQuery,
} from './security.schema';
import type { z } from 'zod';
import { byId } from '../schema/ids';

const tag = 'Sign-in';

const listSessions = route(
  {
    method: 'get',
    path: '/auth/sessions',
    operationId: 'listSessions',
    tag,
    summary: 'List sessions',
    description:
      'The devices on which the account is signed in, most recently used first. Not available to member cards.',
    auth: 'required',
    answer: { status: 200, description: 'The devices.', body: DeviceList },
    refuses: ['forbidden'],
  },
  async ({ call, services, sender }) => {
    const asked = { refreshToken: sender.refreshCookie ?? '' };
    const { devices } = await services.security.listSessions(asked, call);
    return { body: { sessions: devices.map(toDevice) } };
  },
);

const endSession = route(
  {
    method: 'delete',
    path: '/auth/sessions/{id}',
    operationId: 'endSession',
    tag,
    summary: 'End a session',
    description: 'Signs the device out. Within a second its tokens are rejected and its open streams end.',
    auth: 'required',
    params: byId('session'),
    answer: { status: 204, description: 'Signed out there.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.security.endSession({ id: params.id }, call);
    return {};
  },
);

const endOtherSessions = route(
  {
    method: 'delete',
    path: '/auth/sessions',
    operationId: 'endOtherSessions',
    tag,
    summary: 'End all other sessions',
    auth: 'required',
    body: KeptDevice,
    answer: { status: 204, description: 'Signed out everywhere else.' },
    refuses: ['forbidden'],
  },
  async ({ body, call, services, sender }) => {
    const refreshToken = body.refresh_token ?? sender.refreshCookie ?? '';
    await services.security.endOtherSessions({ refreshToken }, call);
    return {};
  },
);

const listSecurityEvents = route(
  {
    method: 'get',
    path: '/auth/security_events',
    operationId: 'listSecurityEvents',
    tag,
    summary: 'List security events',
    description:
      'Newest first, visible to the owner of the account only. Events are stored for 400 days. Pagination uses a cursor (`before`), so new events do not shift pages.',
    auth: 'required',
    query: securityEventQuery,
    answer: { status: 200, description: 'A page of events.', body: SecurityEventList },
    refuses: ['forbidden'],
  },
  async ({ query, call, services }) => {
    const asked = { beforeId: query.before ?? '', limit: query.per_page };
    const { events, more } = await services.security.listSecurityEvents(asked, call);
    const last = more ? events.at(-1) : undefined;
    return {
      body: {
        security_events: events.map(toSecurityEvent),
        meta: { per_page: query.per_page, next_before: last?.id ?? null },
      },
    };
  },
);

const requestVerification = route(
  {
    method: 'post',
    path: '/auth/verification',
    operationId: 'requestVerification',
    tag,
    summary: 'Request a verification email',
    description:
      'Sends an email with a link that verifies the address. Verification is optional. The link can be used once, within a day. A new address receives this email automatically; this call sends it again.',
    auth: 'required',
    answer: { status: 202, description: 'Accepted.' },
    refuses: ['forbidden'],
  },
  async ({ call, services }) => {
    await services.security.requestVerification({}, call);
    return {};
  },
);

const verifyEmail = route(
  {
    method: 'post',
    path: '/auth/verify_email',
    operationId: 'verifyEmail',
    tag,
    summary: 'Verify an email address',
    description:
      'Works with or without a sign-in, and does not sign in. The first verification of an address ends all sessions and removes the password, the passkeys and the connected providers, unless the request comes from a session of the account. If the link belongs to a new address, that address becomes the address of the account, and all other sessions end.',
    auth: 'lenient',
    tries: 'link',
    body: VerificationToken,
    answer: { status: 204, description: 'Verified.' },
    refuses: ['auth.link_expired', 'user.email_taken'],
  },
  async ({ body, call, services, sender }) => {
    await services.security.verifyEmail({ token: body.token, heldTokens: heldTokens(sender) }, call);
    return {};
  },
);

const confirmSession = route(
  {
    method: 'post',
    path: '/auth/confirm',
    operationId: 'confirmSession',
    tag,
    summary: 'Re-authenticate',
    description:
      'The session counts as freshly signed in for ten minutes, as after a sign-in. Operations that require this are otherwise rejected with `auth.fresh_needed`.',
    auth: 'required',
    tries: 'credentials',
    body: OwnersProof,
    answer: { status: 204, description: 'Confirmed.' },
    refuses: ['auth.failed', 'auth.link_expired', 'auth.attempt_expired', 'forbidden'],
  },
  async ({ body, call, services, sender }) => {
    await services.security.confirmSession({ proof: toProof(body), address: sender.address }, call);
    return {};
  },
);

const getLink = route(
  {
    method: 'post',
    path: '/auth/link',
    operationId: 'getLink',
    tag,
    summary: 'Get a link sent by email',
    description:
      'Describes the link, for the page that asks for confirmation. The link remains valid: this call does not use it up.',
    auth: 'lenient',
    tries: 'link',
    body: LinkToken,
    answer: { status: 200, description: 'The link.', body: MailedLinkAnswer },
    refuses: ['auth.link_expired'],
  },
  async ({ body, call, services, sender }) => {
    const link = await services.security.getLink({ token: body.token, heldTokens: heldTokens(sender) }, call);
    return {
      body: {
        link: {
          purpose: wordOf(SETS.linkPurpose, link.purpose),
          email: link.email,
          user_id: link.userId,
          account_name: link.accountName,
          ends_earlier_access: link.endsEarlierAccess,
          accounts: link.accounts.map(({ id, name, accountName }) => ({
            ...{ id, name, account_name: accountName || null },
          })),
        },
      },
    };
  },
);

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

import { type security, SETS, wordOf } from '@kashikari/contracts';
import { route } from '../rest/request-context';
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
    summary: 'The devices on which one is signed in',
    description: 'The last used first. A member card has no list.',
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
    summary: 'Sign one device out',
    description: 'Within a second nothing that it holds is taken any more, and its open streams end.',
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
    summary: 'Sign all other devices out',
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
    summary: 'What was written down about the safety of one’s account',
    description:
      'The newest first, for its owner alone. Kept for 400 days. The next page begins after an event, not at a number: what is written meanwhile moves nothing.',
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
    summary: 'Ask for a mail that shows one’s address to be one’s own',
    description:
      'Nothing waits for it. Its link is good once, for a day. A new address is sent one without being asked, and again by this.',
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
    summary: 'Show that an address is one’s own, by the link in its mail',
    description:
      'For who opens the link, signed in or not. It signs nobody in. A new address becomes that of the account by it, and all other sessions end.',
    auth: 'none',
    tries: 'link',
    body: VerificationToken,
    answer: { status: 204, description: 'Shown.' },
    refuses: ['auth.link_expired', 'user.email_taken'],
  },
  async ({ body, call, services, sender }) => {
    const heldTokens = [...(sender.refreshCookie ? [sender.refreshCookie] : []), ...sender.kept.values()];
    await services.security.verifyEmail({ token: body.token, heldTokens }, call);
    return {};
  },
);

const confirmSession = route(
  {
    method: 'post',
    path: '/auth/confirm',
    operationId: 'confirmSession',
    tag,
    summary: 'Confirm once more that it is oneself',
    description:
      'The session counts as freshly signed in for ten minutes, as after a sign-in. What needs that is refused with `auth.fresh_needed` otherwise.',
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
    summary: 'What a mailed link is good for',
    description:
      'The page of a link shows it before anybody presses its button. The link stays good: opening it spends nothing.',
    auth: 'none',
    tries: 'link',
    body: LinkToken,
    answer: { status: 200, description: 'The link.', body: MailedLinkAnswer },
    refuses: ['auth.link_expired'],
  },
  async ({ body, call, services }) => {
    const { purposeEnum, purpose, email, userId } = await services.security.getLink(
      { token: body.token },
      call,
    );
    return {
      body: { link: { purpose: wordOf(SETS.linkPurpose, purposeEnum, purpose), email, user_id: userId } },
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

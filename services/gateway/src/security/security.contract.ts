import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
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

const tag = 'Sign-in';

export const listSessions = defineRoute({
  method: 'get',
  path: '/auth/sessions',
  operationId: 'listSessions',
  tag,
  summary: 'The devices on which one is signed in',
  description: 'The last used first. A member card has no list.',
  auth: 'required',
  answer: { status: 200, description: 'The devices.', body: DeviceList },
  refuses: ['forbidden'],
});

export const endSession = defineRoute({
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
});

export const endOtherSessions = defineRoute({
  method: 'delete',
  path: '/auth/sessions',
  operationId: 'endOtherSessions',
  tag,
  summary: 'Sign all other devices out',
  auth: 'required',
  body: KeptDevice,
  answer: { status: 204, description: 'Signed out everywhere else.' },
  refuses: ['forbidden'],
});

export const listSecurityEvents = defineRoute({
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
});

export const requestVerification = defineRoute({
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
});

export const verifyEmail = defineRoute({
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
});

export const confirmSession = defineRoute({
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
});

export const getLink = defineRoute({
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
});

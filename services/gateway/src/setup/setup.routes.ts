import { enumOf, SETS, textOf, type installations } from '@kashikari/contracts';
import { notFound, refused } from '@kashikari/kernel';
import type { z } from 'zod';
import { route, type RequestContext } from '../rest/request-context';
import { toSession } from '../users/session-answer.mapper';
import { SessionAnswer } from '../users/session-answer.schema';
import {
  MailServerAnswer,
  MailServerChange,
  MailTest,
  MailTestAnswer,
  NewSetup,
  SetupAnswer,
  type NewMailServer,
} from './setup.schema';

const tag = 'Installation';

const MAIL_REFUSALS = [
  'mail_server.unreachable',
  'mail_server.tls',
  'mail_server.login',
  'mail_server.refused',
] as const;

const getSetup = route(
  {
    method: 'get',
    path: '/setup',
    operationId: 'getSetup',
    tag,
    summary: 'Get the setup status',
    auth: 'optional',
    answer: { status: 200, description: 'The state.', body: SetupAnswer },
  },
  async ({ call, services }) => {
    const answer = await services.installations.getInstallation({}, call);
    const { setupNeeded: needed, tokenNeeded: token_needed, isOwner: is_owner, mail } = answer;
    const source = mail === undefined ? undefined : textOf(SETS.mailSource, mail);
    return { body: { setup: { needed, token_needed, is_owner, mail: source ?? null } } };
  },
);

const setUp = route(
  {
    method: 'post',
    path: '/setup',
    operationId: 'setUp',
    tag,
    summary: 'Set up the installation',
    description:
      'Once: names the installation, creates its owner’s account, stores its mail server, and signs in. The mail server is stored only if it accepts a test email. Without `token`, only from the machine itself.',
    auth: 'none',
    limit: 'signUp',
    body: NewSetup,
    answer: { status: 201, description: 'Set up and signed in.', body: SessionAnswer },
    refuses: ['setup.done', 'setup.token', 'user.email_taken', 'password.common', ...MAIL_REFUSALS],
  },
  async (context) => {
    const { body, call, services, sender, installation } = context;
    atInstallation(context);
    const { token = '', name, display_name, mail, time_zone: timeZone, locale, email, password } = body;
    const { address, userAgent } = sender;
    const about = { email, password, timeZone, locale: enumOf(SETS.locale, locale), address, userAgent };
    const owner = { ...about, name: display_name };
    const asked = { token, name, owner, mail: mail ? toServer(mail) : undefined };
    const { user, session } = await services.installations.setUpInstallation(asked, call, SLOW);
    installation.forget();
    return toSession(user, session);
  },
);

const testMail = route(
  {
    method: 'post',
    path: '/setup/mail_test',
    operationId: 'testMailServer',
    tag,
    summary: 'Verify a mail server',
    description:
      'Sends a test email through a mail server that is not stored. Before the setup, `token` is required; afterwards, only the owner of the installation may call it.',
    auth: 'optional',
    limit: 'signUp',
    body: MailTest,
    answer: { status: 200, description: 'The server accepted the email.', body: MailTestAnswer },
    refuses: ['setup.done', 'setup.token', 'forbidden', ...MAIL_REFUSALS],
  },
  async (context) => {
    const { body, call, services } = context;
    if (call.actor.kind === 'visitor') atInstallation(context);
    const { token = '', mail, to } = body;
    const asked = { token, mail: toServer(mail), to, locale: enumOf(SETS.locale, call.locale) };
    const { answer } = await services.installations.testMailServer(asked, call, SLOW);
    return { body: { answer } };
  },
);

const getMailServer = route(
  {
    method: 'get',
    path: '/mail_server',
    operationId: 'getMailServer',
    tag,
    summary: 'Get the mail server',
    description: 'For the owner of the installation. Null if no server is stored.',
    auth: 'required',
    answer: { status: 200, description: 'The server, without its password.', body: MailServerAnswer },
    refuses: ['forbidden'],
  },
  async ({ call, services }) => answer(await services.installations.getMailServer({}, call)),
);

const updateMailServer = route(
  {
    method: 'put',
    path: '/mail_server',
    operationId: 'updateMailServer',
    tag,
    summary: 'Update the mail server',
    description:
      'For the owner of the installation. Sends the owner a test email first. A server that rejects it is not stored.',
    auth: 'required',
    fresh: true,
    body: MailServerChange,
    answer: { status: 200, description: 'The server, without its password.', body: MailServerAnswer },
    refuses: ['forbidden', ...MAIL_REFUSALS],
  },
  async ({ body, call, services, installation }) => {
    const mail = body.mail_server ? toServer(body.mail_server) : undefined;
    const changed = await services.installations.updateMailServer({ mail }, call, SLOW);
    installation.forget();
    return answer(changed);
  },
);

export const setupRoutes = [getSetup, setUp, testMail, getMailServer, updateMailServer];

/** A mail server is waited for: longer than notify waits for it, shorter than a request may take. */
const SLOW = { deadlineMs: 9_500 };

/**
 * Host names of this machine. Others are rejected, since a site open in a local browser can make a name of its domain
 * resolve to this machine.
 */
const THIS_MACHINE = /^(localhost|[\w-]+[.]localhost|127[.]\d+[.]\d+[.]\d+|\[::1\])$/;

/** @throws DomainError `setup.token` for a request without a token whose host is not a name of this machine */
function atInstallation({ body, origin, shell }: RequestContext): void {
  if (shell) throw notFound('resource', 'setup');
  const { token } = body as unknown as { token?: string };
  if (!token && !THIS_MACHINE.test(new URL(origin).hostname)) throw refused('setup.token');
}

function toServer({ security, ...server }: z.infer<typeof NewMailServer>): installations.MailServer {
  return { ...server, security: enumOf(SETS.mailSecurity, security) };
}

function answer({ mail }: installations.UpdateMailServerResponse) {
  if (!mail) return { body: { mail_server: null } };
  const { host, port, login, from } = mail;
  const security = textOf(SETS.mailSecurity, mail.security) ?? 'tls';
  return { body: { mail_server: { host, port, security, login, from } } };
}

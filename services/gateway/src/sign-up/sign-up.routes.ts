import { enumOf, SETS } from '@kashikari/contracts';
import { toMembership } from '../memberships/membership.mapper';
import { route } from '../rest/request-context';
import { refuseSignUp } from '../shells/ways';
import { toSession } from '../users/session-answer.mapper';
import { NewUser } from '../users/user.schema';
import { SignUpAnswer } from './sign-up-answer.schema';

const tag = 'Users';

const createUser = route(
  {
    method: 'post',
    path: '/users',
    operationId: 'createUser',
    tag,
    summary: 'Sign up',
    description:
      'Registers a person or an organization, and signs in. With the `invite_token` of an emailed invitation, the account also joins the group at once. If the plan of the group has no seat, nothing is registered, and the owner is notified.',
    auth: 'none',
    limit: 'signUp',
    body: NewUser,
    answer: { status: 201, description: 'Registered and signed in.', body: SignUpAnswer },
    refuses: [
      'user.email_taken',
      'invite.expired',
      'invite.other_address',
      'plan_limit',
      'password.common',
      'auth.way_off',
      'auth.use_provider',
      'auth.invited_only',
    ],
  },
  async ({ body, call, services, sender, shell }) => {
    refuseSignUp(shell);
    const { time_zone: timeZone, account_name: _later, invite_token: token, tags = [], ...person } = body;
    const { address, isTrusted: trustedNetwork, userAgent, knownBrowser: before } = sender;
    const { user, session, knownBrowser, membership } = await services.accounts.signUp(
      {
        ...person,
        // identity requires one of those who have no invitation.
        password: person.password ?? '',
        invited: token === undefined ? undefined : { token, tags },
        locale: enumOf(SETS.locale, person.locale),
        ...{ timeZone, address, trustedNetwork, userAgent, knownBrowser: { tokens: [...before] } },
      },
      call,
    );
    const { body: signedIn, ...kept } = toSession(user, session);
    const answer = { ...signedIn, ...(membership && { membership: toMembership(membership) }) };
    return { ...kept, body: answer, knownBrowser: knownBrowser?.tokens };
  },
);

export const signUpRoutes = [createUser];

import { enumOf, SETS } from '@kashikari/contracts';
import { notFound, refused, unauthenticated, type Actor, type Call } from '@kashikari/kernel';
import { toMembership } from '../memberships/membership.mapper';
import { route, type Sender } from '../rest/request-context';
import { refuseSignUp } from '../shells/ways';
import { toSession } from '../users/session-answer.mapper';
import { toUser } from '../users/user.mapper';
import { NewUser } from '../users/new-user.schema';
import type { User } from '../users/user.schema';
import type { Services } from '../clients/services';
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
      'Registers a person or an organization, and signs in. A signed-in user who sends an `account_name` and no `email` adds an account, stays signed in as before, and receives the `user` without tokens. With the `invite_token` of an emailed invitation, the account also joins the group at once. If the plan of the group has no seat, nothing is registered, and the owner is notified.',
    auth: 'lenient',
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
      ...(['unauthenticated', 'forbidden', 'user.too_many_accounts', 'user.account_name_taken'] as const),
    ],
  },
  async ({ body, call: asked, services, sender, shell }) => {
    refuseSignUp(shell);
    const {
      time_zone: timeZone,
      account_name: accountName,
      invite_token: token,
      tags = [],
      ...person
    } = body;
    const { email } = person;
    if (email === undefined) {
      const added = await addAccount({ ...person, accountName: accountName ?? '' }, asked, services, sender);
      return { body: { user: added } };
    }
    // A signed-in caller who sends an address signs up another person.
    const call = { ...asked, actor: visiting(asked.actor) };
    const { address, isTrusted: trustedNetwork, userAgent, knownBrowser: before } = sender;
    const { user, session, knownBrowser, membership } = await services.accounts.signUp(
      {
        ...person,
        email,
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

/**
 * Adds an account to that of the caller.
 * @throws DomainError `unauthenticated` for an invalid token; `validation.required` for a visitor, who needs an address
 */
async function addAccount(
  { name, accountName, password = '' }: { name: string; accountName: string; password?: string | undefined },
  call: Call,
  services: Services,
  sender: Sender,
): Promise<User> {
  if (call.actor.kind === 'visitor')
    throw sender.token === undefined ? refused('validation.required', undefined, 'email') : unauthenticated();
  const { user } = await services.accounts.addAccount({ name, accountName, password }, call);
  if (!user) throw notFound('user', 'current');
  return toUser(user);
}

/** Returns a visitor at the place of an actor. */
function visiting({ within, shell }: Actor): Actor {
  return { kind: 'visitor', ...(within && { within }), ...(shell && { shell }) };
}

export const signUpRoutes = [createUser];

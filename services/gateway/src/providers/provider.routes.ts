import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { instant, textOrNull } from '../mappers/times';
import {
  type LinkedAccount,
  LinkedAccountAnswer,
  LinkedAccountList,
  NewLinkedAccount,
  ProviderBeginning,
  ProviderJourney,
  ProviderList,
} from './provider.schema';
import type { signInMethods } from '@kashikari/contracts';
import type { z } from 'zod';
import { byId } from '../schema/ids';

const tag = 'Sign-in';

const list = route(
  {
    method: 'get',
    path: '/auth/providers',
    operationId: 'listProviders',
    tag,
    summary: 'Providers that one may sign in at',
    description:
      'OpenID Connect providers that the operator has set up: Google, Apple, an organisation’s own.',
    auth: 'none',
    answer: { status: 200, description: 'In the order in which they are shown.', body: ProviderList },
  },
  async ({ call, services }) => {
    const { providers } = await services.signInMethods.listProviders({}, call);
    return { body: { providers: providers.map(({ id, name }) => ({ id, name })) } };
  },
);

const begin = route(
  {
    method: 'post',
    path: '/auth/authorize',
    operationId: 'beginProviderSignIn',
    tag,
    summary: 'Begin a sign-in at a provider',
    description:
      'The browser goes to `authorization_url` and comes back to `/auth_redirect` with `state` and `code`, which `POST /auth/login` takes (or `POST /linked_accounts`, where it was to `connect`), once, within ten minutes.',
    auth: 'optional',
    limit: 'signIn',
    body: ProviderBeginning,
    answer: { status: 200, description: 'Where to go.', body: ProviderJourney },
    refuses: ['validation.choice', 'auth.provider_unavailable'],
  },
  async ({ body, call, services }) => {
    const { authorizationUrl, state } = await services.signInMethods.beginProviderSignIn(
      { provider: body.provider, connect: body.connect ?? false, timeZone: body.time_zone ?? '' },
      call,
    );
    return { body: { authorization_url: authorizationUrl, state } };
  },
);

const connect = route(
  {
    method: 'post',
    path: '/linked_accounts',
    operationId: 'createLinkedAccount',
    tag,
    summary: 'Connect a provider with one’s account',
    description: 'With what it sent the browser back with. From then on it signs in to this account.',
    auth: 'required',
    fresh: true,
    body: NewLinkedAccount,
    answer: { status: 201, description: 'Connected.', body: LinkedAccountAnswer },
    refuses: ['auth.attempt_expired', 'auth.failed', 'auth.linked_elsewhere', 'auth.provider_unavailable'],
  },
  async ({ body, call, services }) => {
    const { linkedAccount } = await services.signInMethods.createLinkedAccount(
      { state: body.state, code: body.code, iss: body.iss ?? '' },
      call,
    );
    if (!linkedAccount) throw notFound('linked_account', '');
    return { body: { linked_account: toLinkedAccount(linkedAccount) } };
  },
);

const listLinked = route(
  {
    method: 'get',
    path: '/linked_accounts',
    operationId: 'listLinkedAccounts',
    tag,
    summary: 'Providers that one’s account is connected with',
    auth: 'required',
    answer: { status: 200, description: 'The oldest first.', body: LinkedAccountList },
    refuses: ['forbidden'],
  },
  async ({ call, services }) => {
    const { linkedAccounts } = await services.signInMethods.listLinkedAccounts({}, call);
    return { body: { linked_accounts: linkedAccounts.map(toLinkedAccount) } };
  },
);

const disconnect = route(
  {
    method: 'delete',
    path: '/linked_accounts/{id}',
    operationId: 'deleteLinkedAccount',
    tag,
    summary: 'Disconnect a provider',
    description: 'Password and mailed links go on working.',
    auth: 'required',
    fresh: true,
    params: byId('linked account'),
    answer: { status: 204, description: 'It signs in to this account no more.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.signInMethods.deleteLinkedAccount({ id: params.id }, call);
    return {};
  },
);

export const providerRoutes = [list, begin, connect, listLinked, disconnect];

function toLinkedAccount(link: signInMethods.LinkedAccount): z.input<typeof LinkedAccount> {
  return {
    id: link.id,
    provider: link.provider,
    provider_name: link.providerName,
    email: textOrNull(link.email),
    created_at: instant(link.createdAt),
    used_at: instant(link.usedAt),
  };
}

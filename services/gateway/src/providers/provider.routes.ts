import { notFound, refused } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { offersProvider } from '../shells/ways';
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
    summary: 'List sign-in providers',
    description:
      'OpenID Connect providers that the operator has configured: Google, Apple, an organization’s own.',
    auth: 'none',
    answer: { status: 200, description: 'The providers, in display order.', body: ProviderList },
  },
  async ({ call, services, shell }) => {
    const { providers: all } = await services.signInMethods.listProviders({}, call);
    const providers = all.filter(({ id }) => offersProvider(shell, id));
    return { body: { providers: providers.map(({ id, name }) => ({ id, name })) } };
  },
);

const begin = route(
  {
    method: 'post',
    path: '/auth/authorize',
    operationId: 'beginProviderSignIn',
    tag,
    summary: 'Start a sign-in at a provider',
    description:
      'The browser opens `authorization_url` and returns to `/auth_redirect` with `state` and `code`. Send both to `POST /auth/login` (with `connect`: to `POST /linked_accounts`). They can be used once, within ten minutes.',
    auth: 'optional',
    limit: 'signIn',
    body: ProviderBeginning,
    answer: { status: 200, description: 'Where to send the browser.', body: ProviderJourney },
    refuses: ['validation.choice', 'auth.provider_unavailable', 'auth.way_off'],
  },
  async ({ body, call, services, shell }) => {
    if (!offersProvider(shell, body.provider)) throw refused('auth.way_off', { ways: shell?.ways ?? [] });
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
    summary: 'Create a linked account',
    description:
      'Connects a provider with the caller’s account. The body contains the parameters with which the provider redirected the browser. From then on, the provider signs in to this account.',
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
    summary: 'List linked accounts',
    auth: 'required',
    answer: { status: 200, description: 'The list, oldest first.', body: LinkedAccountList },
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
    summary: 'Delete a linked account',
    description: 'Sign-in by password and by email link continues to work.',
    auth: 'required',
    fresh: true,
    params: byId('linked account'),
    answer: { status: 204, description: 'Deleted; the provider no longer signs in to this account.' },
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
